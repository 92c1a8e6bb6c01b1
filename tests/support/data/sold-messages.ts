import type { Language } from '#locales/languages.ts'

type Topic = 'casino' | 'pills' | 'coins'

/** What a seller writes of three topics, in six languages: all of it is put aside, whatever the browser has done (D18). */
export const soldMessages: Record<Topic, Record<Language, string[]>> = {
  casino: {
    en: [
      'Play now at the best online casino and win big! Sign up today and get a 200% welcome bonus.',
      'Top betting site of 2026: bet on football with real money, first deposit doubled. Register now.',
      'Spin the slots and hit the jackpot. Your free bet of €50 is waiting, claim it today.',
      'Hello, our casino partners give your readers a bonus code and 100 free spins. Play for real money.',
    ],
    sq: [
      'Luani tani në kazinonë më të mirë online dhe fitoni para të vërteta, me bonus mirëseardhjeje 100%.',
      'Bastet më të mira sportive: regjistrohu sot dhe merr bonusin e parë falas.',
    ],
    de: [
      'Jetzt spielen im besten Online-Casino: 100 % Willkommensbonus und Echtgeld-Gewinne ab dem ersten Tag.',
      'Sportwetten mit den höchsten Quoten. Registrieren Sie sich jetzt und sichern Sie sich 50 € Gratiswette.',
      'Spielautomaten ohne Limit, gewinnen Sie noch heute den Jackpot und lassen Sie sich sofort auszahlen.',
    ],
    es: [
      'Juegue ahora en el mejor casino en línea y gane dinero real con un bono de bienvenida del 200 %.',
      'Apuestas deportivas con las mejores cuotas: regístrese hoy y reciba su primera apuesta gratis.',
    ],
    it: [
      'Gioca ora nel miglior casinò online e vinci soldi veri: bonus di benvenuto fino a 500 euro.',
      'Scommesse sportive con le quote migliori: si registri oggi e riceva la prima scommessa gratis.',
    ],
    fr: [
      'Jouez maintenant au meilleur casino en ligne et gagnez de l’argent réel, bonus de bienvenue de 200 %.',
      'Paris sportifs : inscrivez-vous aujourd’hui et recevez votre premier pari gratuit.',
    ],
  },
  pills: {
    en: [
      'Generic medicines without a prescription, discreet delivery in three days. Order today.',
      'Viagra and Cialis at the lowest price, fast shipping to your door.',
      'Get Ozempic for weight loss, no prescription needed, 30% discount this week.',
      'We ship Tramadol and Xanax overnight, pay with card. Text us on Telegram.',
    ],
    sq: [
      'Ilaçe pa recetë, dërgesë e fshehtë në gjithë Shqipërinë, porosisni sot.',
      'Viagra me çmimin më të ulët, dërgesa falas në shtëpi.',
    ],
    de: [
      'Medikamente ohne Rezept, diskreter Versand in zwei Tagen. Jetzt bestellen.',
      'Viagra und Kamagra zum günstigsten Preis kaufen, Lieferung frei Haus.',
    ],
    es: [
      'Medicamentos sin receta con envío discreto a toda Europa, haga su pedido hoy.',
      'Compre Viagra y Cialis al mejor precio, entrega en 48 horas.',
    ],
    it: [
      'Farmaci senza ricetta con spedizione anonima in tutta Italia, ordini oggi.',
      'Acquisti Viagra e Cialis al prezzo più basso, consegna in 48 ore.',
    ],
    fr: [
      'Médicaments sans ordonnance, livraison discrète partout en France, commandez aujourd’hui.',
      'Achetez du Viagra et du Cialis au meilleur prix, livraison en 48 heures.',
    ],
  },
  coins: {
    en: [
      'Invest in Bitcoin now and earn guaranteed profits of 10% daily with our trading robot.',
      'The new coin that will make 100x this year. Join our presale today before it explodes.',
      'I made $5,000 a day with crypto trading. Financial freedom is one click away, ask me how.',
      'Claim your free USDT airdrop: connect your wallet in the next 24 hours.',
      'Your lost Bitcoin can be recovered. Our hackers get your crypto back, contact us on WhatsApp.',
    ],
    sq: [
      'Investoni sot në Bitcoin dhe fitoni 10% në ditë me robotin tonë të tregtimit.',
      'Liri financiare me kriptomonedha: të ardhura pasive çdo muaj, pa asnjë rrezik.',
    ],
    de: [
      'Investieren Sie jetzt in Bitcoin: 10 % Rendite pro Tag mit unserem Trading-Roboter, garantiert.',
      'Finanzielle Freiheit mit Kryptowährungen: passives Einkommen, schon ab 250 Euro Einsatz.',
    ],
    es: [
      'Invierta hoy en Bitcoin y gane un 10 % diario con nuestro robot de trading.',
      'Libertad financiera con criptomonedas: ingresos pasivos desde 250 euros, sin riesgo.',
    ],
    it: [
      'Investa oggi in Bitcoin e guadagni il 10 % al giorno con il nostro robot di trading.',
      'Libertà finanziaria con le criptovalute: rendita passiva da 250 euro, senza rischi.',
    ],
    fr: [
      'Investissez aujourd’hui dans le Bitcoin et gagnez 10 % par jour avec notre robot de trading.',
      'La liberté financière avec les cryptomonnaies : un revenu passif dès 250 euros, sans risque.',
    ],
  },
}

/** Clients in the same trades, who want a site: none of it is put aside, scripts or not. */
export const clientsOfTheseTrades: Record<Topic, Record<Language, string>> = {
  casino: {
    en: 'We run a licensed casino in Malta. Our online casino needs a new design; players should register in two steps.',
    sq: 'Kemi një kazino me licencë në Tiranë dhe duam një faqe të re interneti me orare e ngjarje.',
    de: 'Wir betreiben ein Casino in Baden-Baden und suchen eine Agentur für eine neue Website mit Reservierung.',
    es: 'Tenemos un casino en Mallorca y una sala de póquer; necesitamos una web nueva con reservas en línea.',
    it: 'Gestiamo un casinò a Sanremo e un sito di scommesse autorizzato: ci serve un progetto grafico nuovo.',
    fr: 'Nous exploitons un casino à Nice et voulons un site neuf, avec les horaires du poker et du restaurant.',
  },
  pills: {
    en: 'We are an online pharmacy with a licence. Customers upload their prescription; we need a better checkout and delivery page.',
    sq: 'Farmacia jonë do një faqe ku klientët dërgojnë recetën dhe porosisin ilaçe me dërgesë në shtëpi.',
    de: 'Unsere Apotheke verkauft rezeptfreie Medikamente und möchte einen Shop mit Versand in ganz Deutschland.',
    es: 'Somos una farmacia y queremos vender en línea cremas y vitaminas, con envío a domicilio.',
    it: 'La nostra farmacia vuole vendere online integratori e prodotti senza obbligo di prescrizione.',
    fr: 'Notre pharmacie souhaite vendre en ligne des produits de soin, avec livraison et paiement par carte.',
  },
  coins: {
    en: 'We are a crypto start-up and plan a token sale in spring. Could you design the site and the wallet screens?',
    sq: 'Jemi një startup që punon me bitcoin dhe na duhet një aplikacion për klientët tanë.',
    de: 'Wir sind eine Börse für Kryptowährungen und brauchen eine Oberfläche für unsere Trading-App bis Mai.',
    es: 'Damos cursos de trading y criptomonedas; queremos una web donde los alumnos compren las clases.',
    it: 'Accettiamo pagamenti in Bitcoin e vorremmo un negozio online che li gestisca insieme alle carte.',
    fr: 'Nous éditons un logiciel de comptabilité pour les cryptomonnaies et cherchons une agence pour le site.',
  },
}
