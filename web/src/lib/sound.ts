// Five dry sounds, made here, off unless the settings say otherwise. Never music, never for other people's clicks.
import { settings } from "./settings.svelte";

export type Sound = "tap" | "stamp" | "coin" | "bell" | "clock";
const SHAPE: Record<Sound, { wave: OscillatorType; from: number; to: number; ms: number; loud: number }> = {
  tap: { wave: "triangle", from: 420, to: 260, ms: 45, loud: 0.12 },
  stamp: { wave: "square", from: 150, to: 60, ms: 90, loud: 0.1 },
  coin: { wave: "triangle", from: 1750, to: 2100, ms: 110, loud: 0.07 },
  bell: { wave: "sine", from: 880, to: 872, ms: 240, loud: 0.16 },
  clock: { wave: "square", from: 1000, to: 900, ms: 25, loud: 0.05 },
};
let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const { wave, from, to, ms, loud } = SHAPE[sound];
  const start = audio.currentTime;
  const end = start + ms / 1000;
  const tone = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
