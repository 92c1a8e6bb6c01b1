/** A thing together with a way to sell it, anywhere in a message: neither alone says who writes. */
export interface Offer {
  things: RegExp
  selling: RegExp[] // by language, for who reads them
}

/** A client may run a casino; who lives by one does not ask the agency to play. */
const games: Offer = {
  things:
    /\b(casinos?|kasinos?|kazino\w*|slots?|poker|roulette|jackpots?|betting|bookmakers?|sportwetten|spielautomaten|apuestas?|tragaperras|tragamonedas|scommess[ae]|paris sportifs|bastet?)\b/,
  selling: [
    /\b(play (now|today|for real)|real money|win (big|real|cash)|welcome bonus|bonus code|(free|first) bet|first deposit|claim (it|your)|sign up today|register now)\b/,
    /\b(luaj(ni)? (tani|sot)|para te verteta|fito(ni)? para|bonus\w* (mireseardhje\w*|e pare)|bonus\w* falas)\b/,
    /\b(jetzt spielen|spielen sie jetzt|echtgeld\w*|willkommensbonus|gratiswetten?|gewinnen sie|sichern sie sich)\b/,
    /\b(jueg(ue|a) (ahora|ya)|gan(e|a) dinero|dinero real|bono de bienvenida|apuesta gratis)\b/,
    /\b(gioc(a|hi) (ora|subito)|soldi veri|vinc(a|i) (soldi|subito|ora)|bonus di benvenuto|scommessa gratis)\b/,
    /\b(jouez (maintenant|des)|argent reel|bonus de bienvenue|pari gratuit)\b/,
  ],
}

const drugs: Offer = {
  things:
    /\b(viagra|cialis|levitra|kamagra|sildenafil|tadalafil|xanax|valium|tramadol|oxycodone|modafinil|ozempic|wegovy|semaglutide?)\b/,
  selling: [
    /\b(buy|order|cheap\w*|lowest|discount|ship\w*|deliver\w*|overnight|no prescription)\b/,
    /\b(blej|bli(ni)?|porosi\w*|cmimi?n?|derges[ae]|pa recete)\b/,
    /\b(kauf\w*|bestell\w*|gunstig\w*|liefer\w*|versand|ohne rezept)\b/,
    /\b(compr[ae]\w*|barat\w*|precio|entrega|envio|sin receta)\b/,
    /\b(acquist\w*|prezzo|consegna|spedizione|senza ricetta)\b/,
    /\b(achet\w*|prix|livraison|commande\w*|sans ordonnance)\b/,
  ],
}

const medicines: Offer = {
  things:
    /\b(medicines?|medications?|meds|pills?|pharmacy|medikamente|pillen|medicamentos|pastillas|farmaci|pillole|medicaments|pilules|ilace|hapa)\b/,
  selling: [
    /\b((without( a)?|no) prescription|discreet(ly)? (deliver\w*|ship\w*|packag\w*))\b/,
    /\b(pa recete|dergese (e )?(fshehte|diskrete))\b/,
    /\b(ohne rezept|diskrete[rn]? (versand|lieferung|verpackung))\b/,
    /\b(sin receta|envio discreto)\b/,
    /\b(senza ricetta|spedizione (anonima|discreta))\b/,
    /\b(sans ordonnance|livraison discrete)\b/,
  ],
}

const coins: Offer = {
  things:
    /\b(bitcoins?|btc|eth|ethereum|usdt|crypto\w*|krypto\w*|kripto\w*|cripto\w*|forex|trading|coins?|altcoins?|tokens?)\b/,
  selling: [
    /\b(guaranteed (profits?|returns?|income|gains?)|\d{1,3} ?% (daily|a day|per day|every day)|passive income|financial freedom|invest (now|today)|join (our|the) presale|\d{2,4}x|claim your|connect your wallet|get your (crypto|bitcoins?|money) back|get rich)\b/,
    /\b(\d{1,3} ?% ne (dite|muaj)|te ardhura pasive|liri financiare|investo(ni)? (sot|tani))\b/,
    /\b(\d{1,3} ?% (rendite|gewinn)|passives einkommen|finanzielle freiheit|investieren sie (jetzt|heute))\b/,
    /\b(\d{1,3} ?% (diario|al dia|al mes)|ingresos pasivos|libertad financiera|inviert[ae] (hoy|ahora|ya))\b/,
    /\b(\d{1,3} ?% al (giorno|mese)|rendita passiva|liberta finanziaria|invest[ai] (oggi|ora|subito))\b/,
    /\b(\d{1,3} ?% par (jour|mois)|revenus? passifs?|liberte financiere|investissez (aujourd'hui|maintenant))\b/,
  ],
}

export const offers = { games, drugs, medicines, coins } satisfies Record<string, Offer>

export function isMade({ things, selling }: Offer, plain: string): boolean {
  return things.test(plain) && selling.some((way) => way.test(plain))
}
