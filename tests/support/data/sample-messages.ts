import type { Language } from '#locales/languages.ts'

interface SampleMessage {
  /** What it stands for. */
  about: string
  message: string
  language?: Language
  name?: string
  email?: string
}

/** What people write, some of it close to what spam says. None of it may be put aside, scripts or not (D18). */
export const ordinaryMessages: SampleMessage[] = [
  { about: 'a new site', message: 'We run a small bakery and would like a website with a menu and opening hours.' },
  { about: 'one word too few', message: 'Call me back' },
  {
    about: 'one link',
    message: 'Our present site is https://bakery.example.org and it is slow on phones. Can you help?',
  },
  {
    about: 'two links',
    message: 'We like https://studio.example.org and https://pottery.example.com. Something between those two, please.',
  },
  {
    about: 'asks for SEO',
    message:
      'Nobody finds us on Google. We would like to be on the first page for “pottery Tirana”. Do you do SEO too?',
  },
  {
    about: 'was hurt by backlinks',
    message: 'Our last agency bought backlinks for us and now Google has dropped our domain. Can this be mended?',
  },
  {
    about: 'builds for a bank',
    message: 'We are a credit union and need a calculator for personal loans on our site.',
  },
  {
    about: 'takes bitcoin',
    message: 'Our shop takes card payments and Bitcoin. Could you build the checkout for both of them?',
  },
  { about: 'a pharmacy', message: 'Our pharmacy in Lezhë would like a site where people can order vitamins.' },
  { about: 'angry', message: 'We have been waiting for an answer for three weeks!!!!!!!!!!!! Our site is still down.' },
  { about: 'a casino of bricks', message: 'We own a casino hotel in Saranda and want a booking page for its rooms.' },
  { about: 'a quote', message: 'How much is a logo?\n\n----------------------------\nSent from my phone.....' },
  { about: 'in a hurry', message: 'URGENT!!! Our site is down since this morning, please call 069 123 4567.' },
  { about: 'happy', message: 'Thank youuuuuu, the new site is just perfect!!! 😀😀😀😀😀😀😀😀😀😀😀😀' },
  {
    about: 'several lines',
    message: 'Hello,\n\n1. five pages\n2. three languages\n3. a blog\n\nBy March, if that can be.\n\nBest wishes\nAnn',
  },
  {
    about: 'software names',
    message: 'Our stack is TypeScript, PostgreSQL, JavaScript and GitHub Actions on OpenShift.',
  },
  {
    about: 'a long one',
    message: 'We have grown from three people to forty and our site has not. '.repeat(30),
  },
  { about: 'a press question', message: 'I write for a magazine. May I ask two questions about remote work by email?' },
  {
    about: 'a student',
    message: 'I study design in Prishtina. Do you take interns in the summer? Portfolio: www.example.net/me',
  },
  { about: 'a complaint', message: 'The contact page shows nothing in my old browser. The rest of the site is fine.' },
  {
    about: 'a campaign',
    message: 'We want more followers on Instagram. Could you manage our social media for three months?',
  },
  {
    about: 'wants visitors',
    message: 'Can you increase website traffic for our shop? We sell coffee and want more customers.',
  },
  {
    about: 'a tender',
    message: 'You have been selected as one of three agencies for our tender. Please answer by May.',
  },
  {
    about: 'compares loans',
    message: 'Our site compares business loans; users apply online and approval takes a day. It needs a redesign.',
  },
  {
    about: 'teaches trading',
    message: 'I need a website for a start-up that teaches forex and crypto trading. NDA first.',
  },
  { about: 'tries the form', message: 'TEST TEST TEST please ignore, checking that the form works' },
  { about: 'all in capitals', message: 'HELLO WE ARE A SMALL FAMILY HOTEL AND WE NEED A NEW WEBSITE PLEASE CALL US' },
  { about: 'three links', message: 'Something like https://a.example https://b.example or https://c.example, please.' },
  {
    about: 'a place on a map',
    message: 'We are here: https://maps.app.goo.gl/AbCd1234 (or https://goo.gl/maps/AbCd1234) and need photographs.',
  },
  {
    about: 'wants to write',
    message: 'I would like to write a guest post for your blog about accessible colour. Would you take it?',
  },
  { about: 'a site', language: 'sq', message: 'Përshëndetje, duam një faqe interneti për restorantin tonë në Vlorë.' },
  {
    about: 'a link',
    language: 'sq',
    message: 'Faqja jonë është https://restorant.example.org. Sa kushton ta bëni më të shpejtë?',
  },
  {
    about: 'SEO',
    language: 'sq',
    message: 'Dëshirojmë që klientët të na gjejnë më lehtë në Google. A merreni me SEO?',
  },
  { about: 'without accents', language: 'sq', message: 'Pershendetje, sa zgjat ndertimi i nje dyqani online?' },
  {
    about: 'a site',
    language: 'de',
    message: 'Guten Tag, wir brauchen bis Ostern eine neue Website für unsere Töpferei.',
  },
  {
    about: 'a link',
    language: 'de',
    message: 'Unsere Seite https://toepferei.example.org lädt zu langsam. Woran liegt das?',
  },
  {
    about: 'a bank',
    language: 'de',
    message: 'Wir sind eine Sparkasse und suchen jemanden für einen Kreditrechner im Netz.',
  },
  {
    about: 'long words',
    language: 'de',
    message: 'Es geht um eine Terminvereinbarungssoftware für unsere Gemeinschaftspraxis.',
  },
  {
    about: 'lends',
    language: 'de',
    message: 'Wir vergeben Kredite und brauchen ein Portal, in dem man einen Sofortkredit anfragt.',
  },
  { about: 'a site', language: 'es', message: 'Hola, tenemos una tienda de cerámica y queremos vender por internet.' },
  {
    about: 'a link',
    language: 'es',
    message: '¿Pueden mejorar https://ceramica.example.org? Va muy lenta en el móvil.',
  },
  {
    about: 'a loan office',
    language: 'es',
    message: 'Somos una cooperativa de crédito y queremos renovar nuestra web.',
  },
  {
    about: 'SEO',
    language: 'es',
    message: 'Queremos salir en la primera página de Google. ¿Cuánto cuesta y cuánto tarda?',
  },
  {
    about: 'a site',
    language: 'it',
    message: 'Buongiorno, vorremmo un sito nuovo per il nostro agriturismo in Puglia.',
  },
  {
    about: 'a link',
    language: 'it',
    message: 'Il nostro sito è https://agriturismo.example.org, potete tradurlo in tedesco?',
  },
  {
    about: 'a lender',
    language: 'it',
    message: 'Siamo una finanziaria e ci serve un modulo per le richieste di prestito.',
  },
  { about: 'in Russian', language: 'it', message: 'Здравствуйте, нам нужен сайт для гостиницы на озере Гарда.' },
  {
    about: 'a site',
    language: 'fr',
    message: 'Bonjour, nous cherchons quelqu’un pour refaire le site de notre librairie.',
  },
  {
    about: 'a link',
    language: 'fr',
    message: 'Notre site https://librairie.example.org date de 2012. Un devis, s’il vous plaît ?',
  },
  {
    about: 'a pharmacy',
    language: 'fr',
    message: 'Nous sommes une pharmacie et voulons afficher nos gardes en ligne.',
  },
  {
    about: 'referencing',
    language: 'fr',
    message: 'Nous voulons être mieux référencés sur Google. Que proposez-vous ?',
  },
  { about: 'in Greek', name: 'Ελένη', message: 'Καλημέρα, θέλουμε μια ιστοσελίδα για το ξενοδοχείο μας.' },
  { about: 'in Chinese', name: '王伟', message: '您好，我们想为我们的茶馆做一个英文网站，请问多少钱？' },
  { about: 'a throwaway address', email: 'somebody@mailinator.com', message: 'Do you also build sites for clubs?' },
]

/** What machines write, and people who are paid to. All of it is put aside when nothing else is known. */
export const spamMessages: SampleMessage[] = [
  { about: 'a redesign', message: 'Hi, my name is Rachel. We improve your Google ranking, our plans start from $299.' },
  { about: 'a loan', message: 'Do you need a loan? We offer all kinds at 3% interest rate. Write name and amount.' },
  {
    about: 'mailing through forms',
    message: 'Feedback form mailing. We send your commercial offer to 2.7 million sites through contact forms.',
  },
  { about: 'backlinks', message: 'We sell high quality backlinks, DA 50+ and dofollow. Reply for our price list.' },
  {
    about: 'ranking',
    message: 'I noticed that your website is not ranking for its keywords. We can fix this cheaply.',
  },
  { about: 'page one', message: 'Hi, we can get your website on the first page of Google within 30 days, guaranteed.' },
  { about: 'SEO packages', message: 'Affordable SEO packages from $99 a month. No contract. Interested? Reply YES.' },
  {
    about: 'guest posts',
    message: 'We offer guest posts on 500 blogs of all niches, please see https://posts.example.net',
  },
  { about: 'many links', message: 'http://a.example http://b.example http://c.example http://d.example see them all' },
  { about: 'a shortener', message: 'Look what I have found for you: https://bit.ly/3xYzAbC you will be surprised' },
  { about: 'BBCode', message: 'Best prices here [url=http://shop.example]click[/url] thanks' },
  { about: 'an HTML link', message: 'Best prices <a href="http://shop.example">here</a> for all of you' },
  { about: 'a link as a name', name: 'https://prize.example.net', message: 'Your prize is waiting for you.' },
  { about: 'instant loans', message: 'Instant loans up to 50,000 with fast approval, bad credit is no problem.' },
  { about: 'loans at 2 %', message: 'We give out loans at 2% interest to honest people. Contact us today by mail.' },
  { about: 'doubling', message: 'Double your bitcoin in 24 hours with our platform. Join thousands of happy users.' },
  { about: 'a wallet', message: 'Your BTC wallet has received 1.2 BTC. Please log in to confirm the transfer.' },
  { about: 'pills', message: 'Buy cheap Viagra online, worldwide shipping and discreet packaging.' },
  { about: 'a pharmacy that is none', message: 'Canadian pharmacy: all medicines at half the price, no questions.' },
  { about: 'gambling', message: 'New online casino bonus for you: 200 free spins, play now and win big.' },
  { about: 'dating', message: 'Hot girls in your city are waiting for you tonight, come and see.' },
  { about: 'followers', message: 'Buy Instagram followers and likes, real accounts, cheapest price on the market.' },
  { about: 'an address list', message: 'We have 200000 verified email addresses of companies in your branch.' },
  {
    about: 'contact-form blasts',
    message: 'We send your message to millions of websites contact forms, like this one.',
  },
  { about: 'made-up words', name: 'kJhGfDsAqWeRt', message: 'LkjHgFdSaPoIuYtRe' },
  {
    about: 'letters that look alike',
    message: 'Вuу сhеaр rеplica wаtсhеs nоw, bеst quаlitу аnd priсе',
    email: 'x@yopmail.com',
  },
  { about: 'one letter', message: `${'a'.repeat(60)}`, email: 'a@tempmail.com' },
  { about: 'hidden characters', message: 'Buy che\u200bap Via\u200bgra online without prescription, trusted seller.' },
  { about: 'links', language: 'sq', message: 'Shesim backlinke cilësore për çdo faqe, shkruani për çmimet.' },
  { about: 'a loan', language: 'sq', message: 'Kredi të shpejta pa garanci, aplikoni sot dhe merrni paratë nesër.' },
  { about: 'doubling', language: 'sq', message: 'Dyfisho bitcoin brenda 24 orëve, fitim i sigurt për të gjithë.' },
  { about: 'a loan', language: 'de', message: 'Sofortkredit bis 50.000 Euro, Auszahlung noch heute, ohne Vorkosten.' },
  { about: 'a loan without questions', language: 'de', message: 'Kredit ohne Schufa, schnell und diskret für alle.' },
  {
    about: 'page one',
    language: 'de',
    message: 'Wir bringen Ihre Webseite garantiert auf Seite 1 bei Google, Festpreis.',
  },
  { about: 'pills', language: 'de', message: 'Potenzmittel rezeptfrei bestellen, Versand aus Europa, anonym.' },
  { about: 'a loan', language: 'es', message: 'Préstamos rápidos sin aval, dinero en su cuenta en una hora.' },
  { about: 'doubling', language: 'es', message: 'Duplica tus bitcoins en una semana con nuestro robot de trading.' },
  {
    about: 'links',
    language: 'es',
    message: 'Vendemos enlaces de alta calidad para mejorar su posición, precio por paquete.',
  },
  { about: 'a loan', language: 'it', message: 'Prestiti veloci senza busta paga, risposta in dieci minuti a tutti.' },
  {
    about: 'profits',
    language: 'it',
    message: 'Guadagni 5000 euro al giorno con Bitcoin, guadagni garantiti a tutti!',
  },
  { about: 'gambling', language: 'it', message: 'Giri gratis per lei sul nuovo casinò, senza deposito, solo oggi.' },
  { about: 'page one', language: 'it', message: 'Portiamo il vostro sito in prima pagina su Google in trenta giorni.' },
  { about: 'a loan', language: 'fr', message: 'Prêt rapide entre particuliers, taux de 2%, réponse en 24 heures.' },
  { about: 'links', language: 'fr', message: 'Nous vendons des backlinks de qualité et pas chers pour votre site.' },
  { about: 'pills', language: 'fr', message: 'Médicaments livrés chez vous sans ordonnance, paiement en crypto.' },
]
