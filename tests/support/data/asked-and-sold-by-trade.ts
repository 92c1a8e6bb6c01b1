import type { Language } from '#locales/languages.ts'
import type { Both } from './asked-and-sold.ts'

type Trade = 'pharmacies' | 'loans' | 'coins' | 'games' | 'dating'

/** What clients of a trade write, or who only shares its words, and what is sold in its name. */
export const askedAndSoldByTrade: Record<Trade, Record<Language, Both>> = {
  pharmacies: {
    en: {
      asked: [
        'We are a pharmacy in Durrës and want a shop for everything that can be sold without prescription: vitamins, creams.',
        'Our site was hacked: Google shows “buy cheap Viagra” under our name. Can you clean it up?',
        'Patients order Ozempic with an e-prescription in our app; the delivery page is confusing. Can you redesign it?',
      ],
      sold: ['Buy Xanax online without prescription, cheapest pills, discreet packaging, delivered overnight.'],
    },
    sq: {
      asked: [
        'Farmaci në Tiranë: duam të shesim online ilaçe pa recetë dhe vitamina. A e bëni dot?',
        'Cilat janë hapat? Farmacia jonë shet produkte pa recetë dhe duam dyqan online me tre hapa.',
      ],
      sold: ['Ilaçe pa recetë për të gjithë, dërgesë diskrete brenda dy ditësh.'],
    },
    de: {
      asked: [
        'Wir sind eine Apotheke und möchten Medikamente ohne Rezept (OTC) über einen Online-Shop anbieten.',
        'Online-Apotheke mit Lieferung: Viagra u. a. bestellen Kunden nur auf Rezept. Bitte um ein Angebot für den Relaunch.',
      ],
      sold: ['Viagra rezeptfrei und günstig, diskrete Lieferung, kein Arztbesuch.'],
    },
    es: {
      asked: ['Somos una farmacia y queremos vender online medicamentos sin receta. ¿Hacen tiendas?'],
      sold: ['Medicamentos sin receta y al mejor precio, envío discreto en 24 horas.'],
    },
    it: {
      asked: ['Siamo una farmacia e vorremmo vendere online farmaci senza ricetta (SOP e OTC). Fate e-commerce?'],
      sold: ['Farmaci senza ricetta, spedizione discreta, pagamento in bitcoin.'],
    },
    fr: {
      asked: ['Nous sommes une pharmacie et souhaitons vendre en ligne des médicaments sans ordonnance.'],
      sold: ['Pilules et médicaments sans ordonnance, livraison discrète, paiement en bitcoin.'],
    },
  },
  loans: {
    en: {
      asked: [
        'We are a bank. The page for pre-approved credit has to be redone.',
        'We are a microfinance company with quick loans; our form has an apply button that nobody finds.',
        'We are a microfinance bank and give small loans without collateral. The page needs an “Apply now” button.',
        'Our personal loans need no collateral. People do not understand that from the page; can you write it better?',
        'We give loans without collateral, approved in 24 hours, at 2% interest. We need a website that explains this honestly.',
        'We help people out of debt. Many believe ads like “bad credit? approved in minutes”. We want a site against such loans.',
      ],
      sold: ['We grant personal loans with no collateral at 3% interest, bad credit accepted. Apply today.'],
    },
    sq: {
      asked: [
        'Jemi institucion mikrofinanciar dhe japim kredi të shpejta për fermerë. Na duhet një faqe e re interneti.',
        'Jemi fondacion dhe japim kredi pa kolateral për gratë në fshat. Na duhet një faqe me butonin “Aplikoni tani”.',
      ],
      sold: ['Japim kredi pa kolateral për këdo, aplikoni tani dhe merrni paratë sot.'],
    },
    de: {
      asked: [
        'Der Kreditrechner unserer Bank funktioniert nicht: Anfragen ohne Schufa-Auskunft und mit Auszahlung sofort enden in einem Fehler.',
        'Wir sind Finanzierungsberater. Auf der alten Seite steht noch „Kredit ohne Schufa“, das muss weg.',
        'Unser Rechner soll einen Sofortkredit von 1.000 bis 50.000 Euro abbilden. Was kostet so etwas?',
      ],
      sold: [
        'Kredit trotz Schufa, ohne Vorkosten, Auszahlung noch heute.',
        'Was kostet ein Kredit? Ohne Schufa, ohne Vorkosten, Auszahlung noch heute.',
      ],
    },
    es: {
      asked: [
        'Somos una biblioteca. Los préstamos sin aval, con respuesta en 24 horas, se piden por un formulario. ¿Nos pasáis un presupuesto?',
        'Somos una financiera de créditos rápidos regulada por el Banco de España. Queremos rediseñar la web.',
        'Somos una cooperativa de crédito. Damos préstamos sin aval a mujeres rurales, con respuesta en 48 horas. Queremos un sitio claro.',
      ],
      sold: ['Créditos inmediatos sin aval ni buró, dinero en su cuenta hoy mismo.'],
    },
    it: {
      asked: [
        'Siamo una società di prestiti veloci autorizzata, ci serve un sito nuovo.',
        'Siamo una finanziaria autorizzata: prestiti senza busta paga per studenti, tasso del 3%. Serve un sito accessibile.',
      ],
      sold: ['Prestiti a privati senza garanzie, risposta in 24 ore, tasso del 2%.'],
    },
    fr: {
      asked: [
        'Notre bibliothèque gère les prêts de livres entre particuliers et promet une réponse en 24 heures. Combien coûte une application ?',
        'Courtier en crédit : sur notre site, la page « crédits rapides » ne s’affiche plus. Pouvez-vous nous aider ?',
        'Nous offrons des prêts étudiants à 2 % et cherchons une agence pour la campagne de rentrée.',
        'Nous prêtons sans intérêt entre particuliers, à des personnes sérieuses du quartier. L’association cherche un logo.',
      ],
      sold: ['Particulier, j’offre des prêts à toute personne sérieuse, taux de 2 %, sans justificatif.'],
    },
  },
  coins: {
    en: {
      asked: [
        'We are Adria Trading Ltd. and need 10x posts per month on Instagram and Facebook. What is your price?',
        'Adria Trading needs 10x posters A1 and 20x flyers A2, delivered in June.',
        'We want a design system with tokens in Figma. Our front end has to get 10x faster to build.',
        'Our structured data is wrong. We would like to get rich snippets; we use design tokens and schema.org.',
        'I teach trading to beginners; the course is called Passive Income. I need a landing page.',
        'In our app the screen “Connect your wallet” comes too early. We are a crypto startup; can you test it with users?',
        'The label “Your BTC balance” in our app is cut off in German. Do you mend such things?',
      ],
      sold: [
        'Earn passive income with crypto trading: guaranteed profits, join now.',
        'Forex signals with 15% daily return. Invest today and reach financial freedom.',
      ],
    },
    sq: {
      asked: ['Kompania jonë “Adria Trading” importon kafe dhe do një faqe me katalog.'],
      sold: ['Fitim i garantuar me bitcoin, investoni tani, 20% në muaj.'],
    },
    de: {
      asked: ['Müller Trading GmbH, wir bräuchten 2 Roll-ups und 10x Plakate A1, dazu eine Website.'],
      sold: ['Krypto-Bot mit 5 % Gewinn am Tag, garantierte Rendite, investieren Sie heute.'],
    },
    es: {
      asked: ['Nuestra academia de trading enseña también qué son los ingresos pasivos; queremos una web sobria.'],
      sold: ['Gane un 5 % al día con criptomonedas, ganancias garantizadas.'],
    },
    it: {
      asked: ['Siamo la Rossi Trading srl, commercio di legname: ci serve un sito in tre lingue.'],
      sold: ['Trading automatico: 8 % al mese, guadagni garantiti, investa ora.'],
    },
    fr: {
      asked: ['Notre livre sur les revenus passifs parle aussi de trading ; il nous faut une page de vente.'],
      sold: ['Robot de trading : 6 % par mois, gains garantis, investissez maintenant.'],
    },
  },
  games: {
    en: {
      asked: [
        'We are a hairdresser and need a booking page with free time slots and a “register now” button for courses.',
        'Our swimming school wants parents to see the open slots of each course and sign up today instead of by phone.',
        'Our boat tours: prices from €35, slots at 9 and 11. Guests register now by phone, we want online booking; the first deposit is 10 €.',
        'Dental practice: patients pick one of the free slots, press “register now” and pay the first deposit. Can you redesign that page?',
        'I write for a daily about betting ads: “play now”, “welcome bonus” and “real money” hang in every stadium. May I ask you three questions?',
        'I am a journalist writing on the new casino law. How do agencies handle clients with real money games?',
      ],
      sold: ['Online casino with free spins and a welcome bonus for you, play now.'],
    },
    sq: {
      asked: [
        'Jemi një kompani bastesh sportive me licencë dhe duam faqe të re ku klienti luan para të vërteta.',
        'Jam gazetare te Reporter.al dhe shkruaj për reklamat e kazinove online: "luaj tani", "bonus falas". A mund t’ju bëjmë tri pyetje?',
      ],
      sold: ['Kazino online me bonus mirëseardhjeje, luaj tani dhe fito para.'],
    },
    de: {
      asked: [
        'Für unsere Tanzschule: Kalender mit freien Slots und Text „Jetzt anmelden – sichern Sie sich Ihren Platz“.',
        'Ich schreibe für die taz über Sportwetten-Werbung. „Jetzt spielen“ und „Willkommensbonus“ stehen auf jeder Bande. Hätten Sie zehn Minuten?',
        'Wir sind ein Pokerverein (Poker ohne Geld). Gewinnen Sie Einblick: poker-verein.ch. Wir brauchen ein Logo.',
      ],
      sold: ['Casino mit 100 Freispielen, jetzt spielen und Echtgeld gewinnen.'],
    },
    es: {
      asked: [
        'Somos un bar con torneos de póquer. ¿Cuánto cuesta una web con calendario?',
        'Soy periodista y escribo sobre apuestas deportivas: "bono de bienvenida", "juega ahora". ¿Diseñan ustedes para casas de apuestas?',
      ],
      sold: ['Casino con tiradas gratis y bono de bienvenida, juega ya.'],
    },
    it: {
      asked: [
        'Circolo di poker sportivo, senza soldi veri: vorremmo un logo e un calendario dei tornei.',
        'Sono una giornalista e scrivo di pubblicità dei casinò: "gioca subito", "giri gratis", "bonus di benvenuto". Posso farle tre domande?',
      ],
      sold: ['Casinò con giri gratis, gioca subito e vinci soldi.'],
    },
    fr: {
      asked: [
        'Notre club de poker, sans argent réel, cherche une identité visuelle.',
        'Journaliste au Monde, j’enquête sur les paris sportifs : « jouez maintenant », « bonus de bienvenue », « argent réel ». Accepteriez-vous un entretien ?',
      ],
      sold: ['Casino avec tours gratuits et bonus de bienvenue, jouez maintenant.'],
    },
  },
  dating: {
    en: {
      asked: [
        'We are a charity for single women with children. Can our site show the courses in your area of the city?',
        'We organise city trips for women, single mothers and lonely women over 60. We need a friendly site.',
        'Our women’s club meets tonight to decide on a logo. Is there a meeting room in your city office?',
        'Our lingerie label makes sexy women’s wear in all sizes; the shop needs better pictures.',
      ],
      sold: ['Sexy girls near you want to chat tonight.', 'Lonely women in your area are waiting for you tonight.'],
    },
    sq: {
      asked: ['Organizojmë udhëtime për femra të vetme dhe na duhet një faqe me rezervime.'],
      sold: ['Vajza seksi në qytetin tënd të presin sonte.'],
    },
    de: {
      asked: ['Wir veranstalten Tanzabende für Singles und Frauen ab 50 und suchen ein neues Logo.'],
      sold: ['Heiße Girls in deiner Nähe warten auf dich.'],
    },
    es: {
      asked: ['Organizamos viajes para mujeres solteras y queremos una web nueva con reservas.'],
      sold: [
        'Chicas calientes cerca de ti te esperan esta noche.',
        'Mujeres solteras de tu ciudad te esperan esta noche.',
      ],
    },
    it: {
      asked: ['Organizziamo viaggi per donne single e ci serve un sito nuovo.'],
      sold: ['Ragazze sexy della tua città ti aspettano stasera.', 'Donne single vicino a te ti aspettano stasera.'],
    },
    fr: {
      asked: ['Nous organisons des voyages pour femmes célibataires et cherchons une agence.'],
      sold: [
        'Filles sexy près de chez vous ce soir.',
        'Des femmes célibataires de votre ville vous attendent ce soir.',
      ],
    },
  },
}
