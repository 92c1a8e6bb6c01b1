/**
 * What is traded, together with two ways to sell it, anywhere in a message. Clients of a trade, and who asks for such a
 * thing, use its words as well, but hardly two of a seller's.
 */
export interface Offer {
  things: RegExp
  ways: RegExp[] // one each, in the languages that sell so
}

const search: Offer = {
  things: /\b(seo|google|search|rank\w*|traffic|keywords)\b/,
  ways: [
    /\b((improve|boost|increase) your (google|search|seo|website|organic|site|web) (rankings?|position|visibility|traffic)|your (web)?site (is|does)( not|n.t) (\w+ ){0,2}(rank|ranking|indexed|showing) (\w+ )?(in|on|for|by))\b/,
    /\b((rrisim|permiresojme) (\w+ ){0,3}tuaj|(verbessern|steigern) (wir )?ihre?n? (google-)?(ranking|position|sichtbarkeit)|mejoramos su (posicion\w*|visibilidad)|miglioriamo (il|la) (tuo|tua|suo|sua|vostro|vostra) (posizion\w*|visibilita)|ameliorons votre (referencement|position\w*|visibilite))\b/,
    /\b((plans?|packages?|services) (start )?(at|from) [$€£] ?\d+|paketa nga \d+|pakete ab \d+|paquetes (seo )?desde \d+|pacchetti (seo )?da \d+|forfaits (seo )?des \d+)\b/,
    /\b(we can (fix|rank|boost)|white[ -]?hat methods|free (seo )?audit|reply yes)\b/,
  ],
}

const links: Offer = {
  things: /\b(backlink\w*|guest posts?|dofollow|enlaces|links|liens|lidhje)\b/,
  ways: [
    /\b(we (sell|offer|provide)|shesim|wir verkaufen|vendemos|vendiamo|(nous )?vendons) (\w+ ){0,3}(backlink\w*|guest posts?|links|enlaces)\b/,
    /\bdofollow\b/,
    /\b((high|top|good)[ -]quality (back)?links|all niches|pas chers|(da|dr) ?\d{2}\+)/,
    /\b(our price list|prices? from [$€£] ?\d+|shkruani per cmimet|unsere preisliste|nuestra lista de precios|precio por (paquete|enlace)|il nostro listino|notre grille de tarifs)\b/,
  ],
}

const loans: Offer = {
  things: /\b(loans?|funding|kredi|\w*kredite?|prestamos?|creditos?|prestit[oi]|prets?|credits?)\b/,
  ways: [
    /\b((without|no) (collateral|credit check)|pa (kolateral|garanci)|(ohne|trotz) (schufa|bonitatsprufung)|sin (aval|buro)|senza (garanzie|busta paga)|sans justificatif|entre particuliers)\b/,
    /\b(bad credit|honest people|personnes? (serieuse|honnete)s?)\b/,
    /\b(\d([.,]\d)? ?% interest|tasso del \d|taux de \d)/,
    /\b(fast approval|approved in (minutes|\d+)|schnell und diskret|ohne vorkosten|respuesta en \d+|risposta in \w+ (minuti|ore)|reponse en \d+)\b/,
    /\b(aplikoni (sot|tani)|merrni parate|auszahlung (noch heute|sofort)|dinero en su cuenta)\b/,
  ],
}

const coins: Offer = {
  things:
    /\b(bitcoins?|btc|eth|ethereum|usdt|crypto\w*|krypto\w*|kripto\w*|cripto\w*|forex|trading|coins?|altcoins?|tokens?)\b/,
  ways: [
    /\b(guaranteed (profits?|returns?|income|gains?)|fitim\w* (te|i) garantuar\w*|garantierte[rn]? (gewinn|rendite)\w*|ganancias? garantizadas?|(guadagni|profitti) garantiti|gains? garantis?)\b/,
    /\d ?% (daily|a day|per day|every day|ne (dite|muaj)|rendite|gewinn|diario|al (dia|mes|giorno|mese)|par (jour|mois))\b/,
    /\d{3} (a day|per day|euro al giorno)\b/,
    /\b(make \d+x|\d+x (gains?|profits?|returns?)|giveaway|investment opportunity)\b/,
    /\b(passive income|te ardhura pasive|passives einkommen|ingresos pasivos|rendita passiva|revenus? passifs?)\b/,
    /\b(financial freedom|liri financiare|finanzielle freiheit|libertad financiera|liberta finanziaria|liberte financiere)\b/,
    /\b((invest|join) (now|today)|join (our|the) presale|investo(ni)? (sot|tani)|investieren sie (jetzt|heute)|inviert[ae] (hoy|ahora|ya)|invest[ai] (oggi|ora|subito)|investissez (aujourd'hui|maintenant))\b/,
    /\bclaim your\b/,
    /\bconnect your wallet\b/,
    /\bour hackers\b/,
    /\bget your (crypto|bitcoins?|money) back\b/,
  ],
}

const drugs: Offer = {
  things:
    /\b(viagra|cialis|levitra|kamagra|sildenafil|tadalafil|xanax|valium|tramadol|oxycodone|modafinil|ozempic|wegovy|semaglutide?)\b/,
  ways: [
    /\b(cheap\w*|lowest|\d{1,2} ?% (discount|off)|cmimin me te ulet|gunstig\w*|mejor precio|miglior prezzo|prezzo piu basso|meilleur prix)\b/,
    /\b((without( a)?|no) prescription|pa recete|ohne rezept|rezeptfrei|sin receta|senza ricetta|sans ordonnance)\b/,
    /\b(discreet(ly)?|overnight|worldwide shipping|to your door|dergesa? falas|frei haus|diskrete[rn]? \w+|envio discreto|entrega en \d+|spedizione (anonima|discreta)|consegna in \d+|livraison (en \d+|discrete))\b/,
    /\b(buy (\w+ ){0,3}online|order (now|today)|on telegram|porosi(sni|tni) (sot|tani)|jetzt bestellen|compre|achetez)\b/,
  ],
}

/** Many medicines need no prescription: a pharmacy says so, but not how discreetly they come. */
const medicines: Offer = {
  things:
    /\b(medicines?|medications?|meds|pills?|medikamente|pillen|potenzmittel|medicamentos|pastillas|pildoras|farmaci|pillole|medicaments|pilules|ilace)\b/,
  ways: [
    /\b((without( a)?|no) prescription|pa recete|ohne rezept|rezeptfrei|sin receta|senza ricetta|sans ordonnance)\b/,
    /\b(discreet(ly)? (deliver\w*|ship\w*|packag\w*)|dergese (e )?(fshehte|diskrete)|diskrete[rn]? (versand|lieferung|verpackung)|anonym|envio discreto|spedizione (anonima|discreta)|livraison discrete|paiement en (crypto|bitcoin)|no questions)\b/,
    /\bcanadian pharmacy\b/,
  ],
}

const games: Offer = {
  things:
    /\b(casinos?|kasinos?|kazino\w*|(online|casino|free|video|best|new) slots|slot (games|machines?)|poker|roulette|jackpots?|betting|bookmakers?|sportwetten|spielautomaten|apuestas?|tragaperras|tragamonedas|scommess[ae]|paris sportifs|bastet?)\b/,
  ways: [
    /\b(play (now|today|for real)|luaj(ni)? (tani|sot)|jetzt spielen|spielen sie jetzt|jueg(ue|a) (ahora|ya)|gioc(a|hi) (ora|subito)|jouez (maintenant|des))\b/,
    /\b(real money|win (big|real|cash)|para te verteta|fito(ni)? para|echtgeld\w*|gewinnen sie|gan(e|a) dinero|dinero real|soldi veri|vinc(a|i) (soldi|subito|ora)|argent reel)\b/,
    /\b(welcome bonus|bonus code|(free|first) (bet|deposit|spins)|bonus\w* (mireseardhje\w*|e pare|falas)|willkommensbonus|freispiele\w*|gratiswetten?|bono de bienvenida|(apuesta|tiradas) gratis|bonus di benvenuto|scommessa gratis|giri gratis|bonus de bienvenue|pari gratuit|tours gratuits)\b/,
    /\b(no deposit|pa depozite|ohne einzahlung|sin deposito|senza deposito|sans depot)\b/,
    /\b(claim (it|your)|sichern sie sich|sofort auszahlen|mejores cuotas|quote migliori)\b/,
    /\b(sign up today|register now|regjistrohu(ni)? (tani|sot)|inscrivez-vous (aujourd'hui|maintenant))\b/,
  ],
}

const company: Offer = {
  things: /\b(girls|women|ladies|singles|frauen|chicas|mujeres|ragazze|donne|filles|femmes|vajza|femra)\b/,
  ways: [
    /\b((hot|sexy|lonely) (girls|women|ladies|singles)|(vajza|femra) (seksi|te nxehta|beqare)|(sexy|heisse|heiße|einsame) (frauen|girls|singles)|(chicas|mujeres) (calientes|sexys?|solteras)|(ragazze|donne) (sexy|calde|single)|(filles|femmes) (sexy|chaudes|celibataires))\b/,
    /\b(waiting for you|near you|in your area|(ju|te) presin|prane teje|(warten|wartet) auf dich|in deiner (nahe|stadt)|te esperan|cerca de ti|ti aspettano|vicino a te|vous attendent|pres de chez (vous|toi))\b/,
  ],
}

const addresses: Offer = {
  things: /\b(e-?mails?|b2b|contacts|leads)\b/,
  ways: [
    /\b(million|thousand|\d{3,}) (verified )?(e-?mail addresses|e-?mails|contacts|leads)\b/,
    /\b((database|lists?|leads|emails|addresses) for sale|(in|of) your (branch|industry|niche))\b/,
  ],
}

const followers: Offer = {
  things: /\b(followers?|likes|views|ndjekes|seguidores|abonnes)\b/,
  ways: [
    /\b(cheapest|cheap (\w+ ){0,3}(followers?|likes|views)|(followers?|likes|views|ndjekes|seguidores|abonnes) (\w+ ){0,4}(cheap|te lire|gunstig|baratos|a poco prezzo|pas chers))\b/,
    /\b(real accounts|llogari reale|echte profile|cuentas reales|profili reali|comptes reels)\b/,
    /\b(instant delivery|dorezim i menjehershem|sofortige lieferung|entrega inmediata|consegna immediata|livraison immediate)\b/,
  ],
}

const prizes: Offer = {
  things: /\b(you( have|'ve) won|prize)\b/,
  ways: [
    /\b(gift card|lucky winner|lottery|million (dollars|euros|usd))\b/,
    /\b(claim (it|your)|click (here|the link))\b/,
  ],
}

export const offers = {
  search,
  links,
  loans,
  coins,
  drugs,
  medicines,
  games,
  company,
  addresses,
  followers,
  prizes,
} satisfies Record<string, Offer>

/** What an agency is for, wanted by whoever writes: a seller wants nothing of it. */
const wishes = [
  /\b(we|i) (\w+ )?(need|want|are looking for|look for|would like) ([\w“"-]+ ){0,5}(website|web ?page|site|shop|app|logo|page|booking\w*|calculator|form|agency|designer)\b/,
  /\b(can|could|would) you (please )?(help|build|make|mend|fix|redo|redesign|rewrite|repair|look at) /,
  /\b(na (duhet|duhen|nevojitet)|duam|dua|kerkojme) (\w+ ){0,4}(faqe\w*|sajt\w*|logo\w*|dyqan\w*|rezervim\w*)\b/,
  /\ba (mund te )?na (ndihmoni|beni|riparoni|rregulloni)\b/,
  /\b(brauche[n]?|suche[n]?|mochten?|wollen|wunschen) ([\w-]+ ){0,6}(website|webseite|seite|shop|online-shop|app|logo|formular|buchung\w*|rechner|agentur)\b/,
  /\bkonnen sie (\w+ ){0,4}(helfen|bauen|machen|reparieren|neu gestalten|ansehen)\b/,
  /\b(queremos|necesitamos|buscamos|quisieramos|necesito|quiero) (\w+ ){0,4}(web|sitio|pagina|tienda|logo|app|formulario|reservas|agencia)\b/,
  /\b(ci )?(serve|servirebbe|vorremmo|cerchiamo|vogliamo) (\w+ ){0,4}(sito|pagina|negozio|logo|app|modulo|prenotazion\w*|agenzia)\b/,
  /\b(il nous faut|(nous |qui )?(voulons|voudrions|cherchons|souhaitons|cherche)) (\w+ ){0,4}(site|page|boutique|logo|appli\w*|formulaire|reservation\w*|agence)\b/,
  // What it costs: a seller says so, and does not ask.
  /\b((what|how much) (would|does|do|will) ([\w-]+ ){0,4}(website|site|shop|store|app|page|project|redesign|logo)s? ([\w-]+ ){0,3}cost|sa (do te )?kushto\w+ (\w+ ){0,2}(dyqan|faqe|sajt|aplikacion|logo)\w*|was (kostet|kosten|wurden?) ([\w-]+ ){0,3}(online-shop|shop|website|webseite|seite|app|logo))\b/,
  /\b(cuanto (cuesta|costaria) (\w+ ){0,2}(tienda|web|pagina|sitio|app|aplicacion|logo)|quanto (costa|costerebbe) (\w+ ){0,2}(negozio|sito|pagina|app|logo)|combien (coute|couterait) (\w+ ){0,2}(site|boutique|page|appli\w*|logo))\b/,
  /\b((ask|asking) for (an offer|a quote)|bitten um ein angebot|(pasais|envian|enviais|mandan|pedimos) (un )?presupuesto|(vorremmo|vorrei|chiediamo) un preventivo|(voudrions|voudrais|demandons) un devis)\b/,
  // What is broken.
  /\b((links?|form|button|calculator|checkout) ([\w-]+ ){0,6}(do|does)( not|n.t) work|(formular\w*|\w*rechner|links|knopf) ([\w-]+ ){0,4}funktionier\w+ nicht|(enlaces|formulario|boton) (\w+ ){0,6}no funcionan?|(link|modulo|pulsante) (\w+ ){0,6}non funzionano?|(liens|formulaire|bouton) (\w+ ){0,6}ne fonctionn\w+ (pas|plus))\b/,
]

/** Said by who may well name what the own trade sells, and how. */
export function isWish(plain: string): boolean {
  return wishes.some((wish) => wish.test(plain))
}

export function isMade({ things, ways }: Offer, plain: string): boolean {
  return things.test(plain) && ways.filter((way) => way.test(plain)).length >= 2
}
