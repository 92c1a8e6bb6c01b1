import type { Language } from '#locales/languages.ts'

/** The same words, said by who asks and by who sells. */
export interface Both {
  /** By visitors, buyers and clients of that trade: none of it may be put aside, scripts or not (D18). */
  asked: string[]
  /** By sellers, to whom the agency is a customer: all of it is put aside, whatever the browser has done. */
  sold: string[]
}

type Theme = 'search' | 'links' | 'crowds'

/** What an agency is asked for itself, and what is offered to it in return. */
export const askedAndSold: Record<Theme, Record<Language, Both>> = {
  search: {
    en: {
      asked: [
        'Hi, just to let you know: your website is not showing properly on my iPhone 12, the menu covers the text.',
        'Your site does not show the prices on the services page. Is that on purpose?',
        'Good morning, do you have monthly SEO packages? What would it cost for a small hotel with 12 rooms?',
        'Hello, we are looking for affordable SEO services for our dental clinic in Tirana. Can you send a quote?',
        'Our last agency said they boost your Google ranking but nothing has happened since March. Can you look at it?',
        'I saw elsewhere SEO packages from $99 a month. Is that serious, and what do you charge?',
        'Your article “How to increase your website traffic” was helpful. May I translate it?',
        'We want our shop to be found on Google within 30 days. Is that guaranteed?',
        'Your website is not showing in Safari on my iPad, only a white page. We can talk if you need details.',
        'How did you increase your website traffic as your case study says? We want the same for our shop.',
        'Our old agency wrote: “We can get your website to the first page”. Nothing came of it. Can you look at it?',
        'We offer SEO services ourselves and look for a partner who designs the pages for our clients.',
      ],
      sold: [
        'I looked at your website and we can rank your site on the first page of Google in 60 days.',
        'Your website is not showing in search for your main keywords. We can fix it, plans start at $149.',
        'We will increase your website traffic by 300% with white hat methods. Send me your phone number.',
        'We offer affordable SEO services and improve your search visibility. Packages from $99, reply YES for a free audit.',
      ],
    },
    sq: {
      asked: [
        'Përshëndetje, e gjeta faqen tuaj në Google në faqen e parë. Sa kushton një faqe për restorant?',
        'Mirëdita, a keni paketa mujore për SEO? Kemi një hotel të vogël në Himarë.',
        'Faqja juaj nuk hapet mirë në telefonin tim, menuja zë gjithë ekranin.',
      ],
      sold: [
        'Ne e nxjerrim faqen tuaj në faqen e parë të Google brenda 30 ditësh, me garanci.',
        'Rrisim klikimet dhe renditjen tuaj në Google. Paketa nga 99 euro në muaj, rezultat i garantuar.',
      ],
    },
    de: {
      asked: [
        'Guten Tag, ich habe Ihre Seite bei Google auf Seite 1 gefunden und hätte gern ein Angebot für einen Webshop.',
        'Eine Firma schrieb mir: „Wir bringen Ihre Seite auf Platz 1 bei Google“. Jetzt komme ich nicht aus dem Vertrag. Machen Sie das seriös?',
        'Was kostet bei Ihnen SEO im Monat für eine kleine Tischlerei, und wie lange läuft der Vertrag?',
        'Auf Ihrer Website steht auf der ersten Seite noch die alte Telefonnummer, da geht niemand ran.',
      ],
      sold: [
        'Wir bringen Ihre Seite in wenigen Wochen auf Platz 1 bei Google. Rufen Sie uns an.',
        'Ihr Google-Ranking lässt Kunden liegen. Wir verbessern Ihr Ranking garantiert, SEO-Pakete ab 99 Euro.',
      ],
    },
    es: {
      asked: [
        'Hola, veo que lograron posicionar su web en Google. ¿Pueden hacer lo mismo con la nuestra?',
        '¿Tienen paquetes de SEO mensuales? Somos una casa rural con seis habitaciones.',
        'Encontré su página en el primer lugar de Google y quisiera un presupuesto para una tienda.',
      ],
      sold: [
        'Podemos posicionar su sitio en la primera página de Google en 30 días.',
        'Mejoramos su posicionamiento en Google con resultados garantizados, paquetes SEO desde 99 euros.',
      ],
    },
    it: {
      asked: [
        'Buongiorno, come avete fatto a portare il vostro sito in prima pagina su Google? Vorremmo lo stesso.',
        'Avete pacchetti SEO mensili? Siamo un piccolo albergo di dodici camere.',
        'Il vostro sito non si vede bene sul mio telefono: il menu copre il testo.',
      ],
      sold: [
        'Possiamo portare il suo sito in prima pagina su Google in un mese.',
        'Miglioriamo il vostro posizionamento su Google con risultati garantiti, pacchetti SEO da 99 euro.',
      ],
    },
    fr: {
      asked: [
        'Bonjour, j’ai trouvé votre site en première page de Google. Pouvez-vous nous faire un devis pour une boutique en ligne ?',
        'Bonjour, une faute sur votre site à la première page : « acceuil » au lieu de « accueil ».',
        'Avez-vous des forfaits mensuels de référencement ? Nous tenons un gîte en Corrèze.',
      ],
      sold: [
        'Nous plaçons votre site en première page de Google en moins d’un mois.',
        'Nous améliorons votre référencement sur Google, résultats garantis, forfaits SEO dès 99 euros.',
      ],
    },
  },
  links: {
    en: {
      asked: [
        'Do you provide backlinks and content as well, or only technical SEO?',
        'Do you offer guest posts on your blog? I write about accessibility and would love to contribute.',
        'Somebody wants to sell us high quality backlinks. Would you advise it or not?',
        'We are the practice of Dr. Meyer (DR 40+ years of experience) and need a site.',
        'We will send your offer to our two sites in Durrës and Tirana before we answer.',
      ],
      sold: [
        'We provide permanent guest posts and dofollow links on DA 60+ sites. Ask for our price list.',
        'High quality backlinks, DR 70+, dofollow, prices from $10. Reply for samples.',
      ],
    },
    sq: {
      asked: [
        'Ofrojmë lidhje cilësore interneti në Durrës dhe duam një faqe të re.',
        'A na duhen backlinke që të na gjejë Google? Dikush na i ofron të lira.',
      ],
      sold: ['Shesim backlinke dofollow nga faqe të forta, na shkruani për çmimet.'],
    },
    de: {
      asked: [
        'Bauen Sie auch hochwertige Backlinks auf, oder raten Sie davon ab?',
        'Unser früherer Anbieter hat günstige Backlinks gekauft. Können Sie das aufräumen?',
      ],
      sold: ['Wir verkaufen hochwertige Backlinks auf deutschen Blogs, dofollow, ab 20 Euro je Link.'],
    },
    es: {
      asked: [
        'Nos ofrecieron enlaces de alta calidad para la web. ¿Vale la pena o Google lo castiga?',
        '¿Aceptan artículos invitados en su blog? Escribo sobre diseño accesible.',
      ],
      sold: ['Vendemos backlinks dofollow en periódicos españoles, pida nuestra lista de precios.'],
    },
    it: {
      asked: [
        'Ci hanno proposto backlink di alta qualità per il negozio. Voi che cosa ne pensate?',
        'Nel piè di pagina ci servono link di alta qualità grafica ai nostri tre marchi.',
      ],
      sold: ['Vendiamo backlink dofollow su giornali italiani, chiedete il nostro listino.'],
    },
    fr: {
      asked: [
        'Notre boutique propose des vêtements pas chers. Sur notre site, les liens vers notre grille de tarifs ne fonctionnent plus.',
        'On nous propose des backlinks pas chers. Est-ce dangereux pour notre site ?',
        'Notre association tisse des liens de qualité entre voisins et voudrait un site.',
      ],
      sold: ['Nous vendons des backlinks dofollow sur des médias français, demandez notre grille de tarifs.'],
    },
  },
  crowds: {
    en: {
      asked: [
        'We sell cheap flowers with instant delivery and have 40,000 followers on Instagram. What would an online shop cost?',
        'Our dental clinic gets about 300 leads a month through its website. What do projects in your industry cost?',
        'Congratulations! I read that you have won an award for the library project. We would love to work with you.',
        'We would like to get real Instagram followers, not bought ones. Do you run such campaigns?',
        'We do not want to buy Instagram followers again. What would you do instead?',
        'I read that you have won a prize for the library. Our budget is €5,000 to €8,000.',
        'We have 5000 emails of members, all verified, and houses for sale that they should hear of.',
        'We want to send newsletters to 5000 email addresses of our members, can you set it up?',
        'Our club has 1200 emails of members in Excel and needs a members area.',
        'We have an email list for our shop and want to buy a newsletter tool. Which do you advise?',
        'When I click here now on the button “Request a quote” nothing happens on your page.',
        'In our newsletter the line “Click here to unsubscribe” leads nowhere. Can you mend that?',
      ],
      sold: [
        'Cheapest Instagram followers, real accounts and instant delivery.',
        'How much does it cost? Buy Instagram followers at cheap prices, instant delivery.',
        'B2B email database for sale, 3 million verified contacts in your industry.',
        'We can send your ad to 5 million websites via their contact forms.',
        'You have won a gift card of $1,000, click here to claim your prize.',
      ],
    },
    sq: {
      asked: [
        'Shesim këpucë të lira me dorëzim të menjëhershëm dhe kemi 30 mijë ndjekës. Sa kushton një dyqan online?',
        'Kemi 1500 adresa emaili të anëtarëve dhe duam t’u dërgojmë një buletin çdo muaj.',
        'Agjencia e mëparshme na bleu ndjekës të lirë. Instagrami na bllokoi. A na ndihmoni ta rregullojmë me llogari reale?',
      ],
      sold: ['Ndjekës Instagram të lirë, llogari reale, dorëzim i menjëhershëm.'],
    },
    de: {
      asked: [
        'Wir verkaufen Möbel, die viele günstig kaufen, mit sofortiger Lieferung, und haben 20.000 Follower. Was kostet ein Online-Shop?',
        'Wir möchten mehr Follower auf Instagram, aber nicht welche günstig kaufen. Was raten Sie?',
        'Unser Verein hat 1200 E-Mail-Adressen in Excel und braucht einen Newsletter.',
      ],
      sold: ['Follower günstig kaufen, echte Profile, sofortige Lieferung.'],
    },
    es: {
      asked: [
        'Somos una tienda de muebles baratos, con entrega inmediata y 40.000 seguidores. ¿Cuánto cuesta una tienda online?',
        'Hola, encontré su web en Google. Queremos conseguir seguidores reales en Instagram para nuestro restaurante.',
        'Leí que han ganado un premio por la biblioteca. ¿Nos harían un presupuesto?',
      ],
      sold: [
        'Seguidores baratos para su Instagram, cuentas reales, entrega inmediata.',
        '¿Cuánto cuesta? Seguidores de Instagram a precios baratos, entrega inmediata.',
      ],
    },
    it: {
      asked: [
        'Vorremmo più follower veri su Instagram, non comprati a poco prezzo. Seguite anche i social?',
        'Vendiamo scarpe a poco prezzo con consegna immediata e abbiamo 20.000 follower. Quanto costa un negozio online?',
      ],
      sold: ['Follower a poco prezzo, profili reali, consegna immediata.'],
    },
    fr: {
      asked: [
        'Nous vendons des meubles pas chers avec livraison immédiate et avons 12 000 abonnés. Combien coûterait un site marchand ?',
        'Nos abonnés Instagram ne sont pas chers payés, ils sont vrais : 900 personnes. Comment en gagner d’autres ?',
      ],
      sold: ['Abonnés Instagram pas chers, comptes réels, livraison immédiate.'],
    },
  },
}
