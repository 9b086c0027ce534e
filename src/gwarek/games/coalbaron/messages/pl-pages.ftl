### Na stronie głównej i wszędzie, gdzie pada nazwa gry

shell-title-coalbaron = Szczęść Boże
pages-tagline-coalbaron = Jeden szyb, cztery pokłady, trzy szychty
preset-what-coalbaron-by_the_rulebook = Dokładnie według instrukcji z pudełka; dla tych, którzy mają tę grę.
preset-what-coalbaron-as_commonly_played = Swobodniejsze korzystanie ze składu i zamiana węgla, tak jak się zwykle gra.
