"""Bots that do everything wrong; they run in worker processes."""

import os
import time

from gwarek.house.thinking import Question, think


def crash(question: Question) -> str:
    raise RuntimeError("no idea")


def die(question: Question) -> str:
    os._exit(3)


def hang(question: Question) -> str:
    time.sleep(60)
    return think(question)


def babble(question: Question) -> str:
    return "fly to the moon"


def cheat(question: Question) -> str:
    return "send bank_9"
