### Na stronie głównej i wszędzie, gdzie pada nazwa gry

shell-title-switchsignal = Zwrotnice i semafory
pages-tagline-switchsignal = Razem przeciw rozkładowi jazdy
preset-what-switchsignal-by_the_rulebook = Pierwsza gra z pudełka: Europa Środkowa, podany układ.
preset-what-switchsignal-north_america = Druga strona planszy, dla drużyny po kilku grach.
preset-what-switchsignal-free_layout = Zwrotnice i semafory rozkładacie sami.
preset-what-switchsignal-easier = Więcej czasu i jeden semafor więcej.
preset-what-switchsignal-harder = Mniej tur i dziesięć towarów.
