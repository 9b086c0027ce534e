### Na stronie głównej i wszędzie, gdzie pada nazwa gry

shell-title-lancashire = Brass: Lancashire
pages-tagline-lancashire = Bawełna, porty i pierwsze koleje
preset-what-lancashire-by_the_rulebook = Pierwsze wydanie, dokładnie według instrukcji; dla tych, którzy mają to pudełko.
preset-what-lancashire-as_commonly_played = Pierwsze wydanie tak, jak się w nie zwykle gra.
preset-what-lancashire-roxley_2018 = Zasady wydania z 2018 roku, ale talia i liczba rund z pierwszego. Pominięto: odkładanie części kart i żetonów oraz 10, 9 lub 8 rund przy 2, 3 lub 4 graczach.
