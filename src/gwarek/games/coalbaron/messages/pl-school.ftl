### Szczęść Boże: co mówi nauczyciel

## Lekcja I: wyślij górnika

coalbaron-lesson-send = Wyślij górnika
coalbaron-lesson-send-lead = O co chodzi w grze i jak wygląda tura.
coalbaron-lesson-send-1 = Witaj w swojej kopalni! Po trzech szychtach wygrywa największa liczba punktów, a punkty są za węgiel wywieziony na zamówienia, takie jak { $a }. No to wywozimy: spróbuj załadować wózek { $b } i zobacz, czemu jeszcze nie może ruszyć.
coalbaron-lesson-send-1-goal = Zapytaj, czemu nie można załadować wózka
coalbaron-lesson-send-1-hint = Wskaż wózek pod napisem „Załadunek”. Zawsze można spróbować tego, co niedozwolone: stół powie, dlaczego.
coalbaron-lesson-send-1-done = Otóż to: zamówienie nie jest kompletne. Najpierw węgiel, potem wózek.
coalbaron-lesson-send-2 = Wszystko robią tu górnicy, a masz ich piętnastu. W swojej turze wysyłasz ich na jedno miejsce pracy i od razu robisz to, co ono daje. Na puste miejsce idzie jeden górnik. Zacznij od pieniędzy: { $a }.
coalbaron-lesson-send-2-goal = Wyślij górnika po pieniądze
coalbaron-lesson-send-2-hint = Do wzięcia są 4, 5 albo 6 marek. Wybierz jedno z tych miejsc i zatwierdź.
coalbaron-lesson-send-2-done = Górnik pracuje, marki są twoje i to już cała tura.
coalbaron-lesson-send-2-other = To dobra akcja, jeszcze do niej dojdziemy. Ale najpierw pieniądze. Cofnąć?
coalbaron-lesson-send-2-mistake-hall = Cechownia daje tylko jedną markę. Za tego samego górnika można mieć więcej. Cofnąć?
coalbaron-lesson-send-2-mistake-mine = Górnik zjeżdża po węgiel. To lekcja czwarta, najpierw pieniądze. Cofnąć?
coalbaron-lesson-send-2-mistake-locked = Kłódka: w trzy osoby to miejsce jest zamknięte. Pozostałe są otwarte.
coalbaron-lesson-send-3 = Gosia wzięła zamówienie, Martyna kupiła żeton chodnika: po jednej akcji, zgodnie z ruchem wskazówek zegara, i znowu twoja tura. Nie można spasować, dopóki ma się górnika. Weź i ty nowe zamówienie, na przykład { $a } albo { $b }.
coalbaron-lesson-send-3-goal = Weź nowe zamówienie
coalbaron-lesson-send-3-hint = Wyślij górnika do jednej z kart pod napisem „Zamówienia”. Dostajesz kartę, która tam leży.
coalbaron-lesson-send-3-done = Karta czeka przed tobą, a na planszy leży już nowa.
coalbaron-lesson-send-3-other = To dozwolone, ale miało być nowe zamówienie. Cofnąć?
coalbaron-lesson-send-3-mistake-money = Pieniędzy nigdy za wiele, ale miało być nowe zamówienie. Cofnąć?
coalbaron-lesson-send-3-mistake-five = Pięć kart do wyboru! Zatrzymaj jedną z nich i masz swoje zamówienie.
coalbaron-lesson-send-4 = Mija dzień. Gosia i Martyna nie mają już górników { $a }, więc się je pomija i grasz dalej bez nich. Wyślij swoich dwóch ostatnich, dokąd chcesz: gdy wszyscy są przy pracy, szychta się kończy i górnicy wracają do domu.
coalbaron-lesson-send-4-goal = Wyślij ostatnich górników i zakończ szychtę
coalbaron-lesson-send-4-hint = Dwie tury z rzędu, na przykład pieniądze i cechownia. Potem II szychta zacznie się sama.
coalbaron-lesson-send-4-done = Zaczyna się II szychta i wszyscy górnicy są z powrotem. Po III szychcie gra się kończy.
coalbaron-lesson-send-4-other = Graj dalej: szychta kończy się, gdy pracuje twój ostatni górnik.
coalbaron-lesson-send-know-1 = W swojej turze wysyłasz górników na jedno miejsce. Nie można spasować, dopóki ma się górnika.
coalbaron-lesson-send-know-2 = Na puste miejsce idzie jeden górnik, a akcja dzieje się od razu.
coalbaron-lesson-send-know-3 = Szychta kończy się, gdy wszyscy górnicy pracują. Po trzech szychtach liczą się punkty.

## Lekcja II: zajęte miejsce

coalbaron-lesson-occupied = Zajęte miejsce
coalbaron-lesson-occupied-lead = Zajęte miejsce nie jest zamknięte, tylko kosztuje więcej górników.
coalbaron-lesson-occupied-1 = Na pięciu markach { $a } stoi górnik Gosi. Zajęte nie znaczy zamknięte! Wyślij o jednego więcej, niż tam stoi, czyli dwóch, a górnik Gosi pójdzie do stołówki { $b }. Na puste miejsce { $c } wystarczy jeden, to już wiesz.
coalbaron-lesson-occupied-1-goal = Weź 5 marek z miejsca zajętego przez Gosię
coalbaron-lesson-occupied-1-hint = Pod piątką widać, ilu górników trzeba tu teraz wysłać: dwóch.
coalbaron-lesson-occupied-1-done = Pięć marek dla ciebie. Górnik Gosi siedzi w stołówce i w tej szychcie już nie popracuje.
coalbaron-lesson-occupied-1-other = Tu nikt nie musiał się ruszyć. Cofnij i idź tam, gdzie stoi górnik Gosi.
coalbaron-lesson-occupied-1-mistake-empty = Jeden górnik i 4 marki, dobry interes. Ale nikt nie musiał się ruszyć. Cofnij i spróbuj pięciu marek.
coalbaron-lesson-occupied-1-mistake-own = Stało tam dwóch twoich górników, więc poszło trzech. Zaraz do tego dojdziemy. Cofnij i spróbuj pięciu marek.
coalbaron-lesson-occupied-2 = Twoi górnicy zajmują miejsce tak samo jak obcy. Na sześciu markach { $a } stoi dwóch twoich, potrzeba więc trzech, a zostało ci dwóch. Mimo to spróbuj.
coalbaron-lesson-occupied-2-goal = Zapytaj, czemu nie można wziąć 6 marek
coalbaron-lesson-occupied-2-hint = Wskaż miejsce z szóstką: stół policzy za ciebie.
coalbaron-lesson-occupied-2-done = Potrzeba trzech, jest dwóch: w tej szychcie to miejsce nie dla ciebie.
coalbaron-lesson-occupied-3 = Na pieniądze dwóch górników już nie wystarczy. Ale jedne drzwi są otwarte zawsze i dla każdego: cechownia { $a }. Jeden górnik, jedna marka, obojętnie ilu tam stoi, i nikogo się nie wypycha.
coalbaron-lesson-occupied-3-goal = Wyślij górnika do cechowni
coalbaron-lesson-occupied-3-hint = Cechownia jest obok zegara.
coalbaron-lesson-occupied-3-done = Jest marka i nikt nie musiał ustąpić.
coalbaron-lesson-occupied-3-other = Tak też można, ale zajrzyj do cechowni. Cofnąć?
coalbaron-lesson-occupied-3-mistake-dear = Stoi tam dwóch, więc potrzeba trzech górników, a masz dwóch. Cechowni wystarczy jeden.
coalbaron-lesson-occupied-4 = Teraz decydujesz bez pomocy. Zostało czterech górników. Chcesz jak najwięcej marek, a przy tym zachować dwóch górników na załadunek. Porównaj { $a }, { $b } i { $c }.
coalbaron-lesson-occupied-4-goal = Weź jak najwięcej marek i zachowaj dwóch górników
coalbaron-lesson-occupied-4-hint = Policz, ilu tam stoi, i dodaj jednego: taka jest cena w górnikach.
coalbaron-lesson-occupied-4-done = Pięć marek za dwóch górników i dwóch zostaje. Tak się patrzy na cały plac.
coalbaron-lesson-occupied-4-other = To nie daje marek albo daje ich za mało. Cofnij i jeszcze raz przyjrzyj się pieniądzom.
coalbaron-lesson-occupied-4-mistake-four = Stało tam trzech, więc poszło czterech: wszyscy, jakich masz. Cofnąć?
coalbaron-lesson-occupied-4-mistake-six = Sześć marek, ale za trzech górników: zostaje jeden. Cofnąć?
coalbaron-lesson-occupied-4-mistake-hall = Jedna marka za jednego górnika i zostaje trzech. Inne miejsce daje więcej, a dwóch też zostaje. Cofnąć?
coalbaron-lesson-occupied-know-1 = Na zajęte miejsce idzie o jednego górnika więcej, niż tam stoi. Tamci idą do stołówki, własni też.
coalbaron-lesson-occupied-know-2 = Kto ma za mało górników, nie może wybrać tego miejsca.
coalbaron-lesson-occupied-know-3 = Cechownia jest zawsze otwarta: jeden górnik, jedna marka.

