### Na stronie głównej i wszędzie, gdzie pada nazwa gry

shell-title-tinnerstrail = Cynowy szlak
pages-tagline-tinnerstrail = Cyna, miedź i woda w Kornwalii
pages-solo-tinnerstrail = W pojedynkę przeciw Lordowi Wallace’owi
preset-arsenic_wallace = Solo z Arszenikiem, jak zaleca instrukcja
preset-emigration_wallace = Solo z Emigracją, jak zaleca instrukcja
preset-hard_wallace = Trudny Lord Wallace
preset-what-tinnerstrail-by_the_rulebook = Gra podstawowa według instrukcji; dla tych, którzy mają to pudełko.
preset-what-tinnerstrail-with_expansions = Z Arszenikiem, Emigracją i pakietem Kickstarter.
preset-what-tinnerstrail-arsenic_wallace = W pojedynkę z Arszenikiem: Lord Wallace ma lepsze kopalnie i gruby portfel.
preset-what-tinnerstrail-emigration_wallace = W pojedynkę z Emigracją: Lord Wallace ma lepsze kopalnie i o jedną więcej.
preset-what-tinnerstrail-hard_wallace = Solo z trudniejszym przeciwnikiem.
