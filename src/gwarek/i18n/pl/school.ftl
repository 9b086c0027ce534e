# Szkoła: co mówi nauczyciel, gdy lekcja nie ma na to własnych słów, i strony lekcji.

lesson-done = Właśnie tak.
lesson-other = To dozwolone, ale cel jeszcze przed tobą. Cofnąć?
