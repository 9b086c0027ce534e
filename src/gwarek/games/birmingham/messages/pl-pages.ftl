### Na stronie głównej i wszędzie, gdzie pada nazwa gry

shell-title-birmingham = Brass: Birmingham
pages-tagline-birmingham = Kanały, piwo i Czarny Kraj
preset-what-birmingham-by_the_rulebook = Dokładnie według instrukcji.
preset-what-birmingham-as_published = Tak, jak wydrukowano na planszy i w pudełku; dla tych, którzy mają tę grę.
preset-what-birmingham-introductory = Sama era kanałowa: krótka pierwsza gra.
