import { type Offer, offers } from '#api/services/spam/spam-offers.ts'

/** A seller's phrases, never a topic alone: a client may run a casino or ask for search engine optimisation. */
interface PhraseFamily {
  name: string
  strong: RegExp[] // enough to quarantine an otherwise neutral message
  weak: RegExp[] // people say it as well
  offers?: Offer[] // each counts as a strong one
}

export const phraseFamilies: PhraseFamily[] = [
  {
    name: 'seo',
    strong: [
      /\b(high|top|good)[ -]quality (backlinks?|links)\b/,
      /\b(buy|sell|offer|provide|cheap|dofollow|permanent) (\w+ )?(backlinks?|guest posts?)\b/,
      /\b(da|dr) ?\d{2}\+/,
      /\b(get|put|rank|place|bring) (you|your (web)?site|your business|your page) (\w+ ){0,4}(page one|page 1|first page|1st page|top of google|#1)\b/,
      /\byour (web)?site (is|does)( not|n.t) (\w+ ){0,2}(ranking|rank|indexed|showing)\b/,
      /\b(affordable|cheap|monthly|white[ -]?hat) seo (packages?|services?|plans?|price)\b/,
      /\bincrease your (website|organic|site|web) traffic\b/,
      /\b(improve|boost|increase) your (google|search|seo) (rankings?|position|visibility)\b/,
      /\bihre (web)?seite (\w+ ){0,5}(auf seite 1|erste seite|platz 1)\b/,
      /\b(hochwertige|gunstige) backlinks\b/,
      /\b(enlaces|backlinks) (de alta calidad|dofollow|baratos)\b/,
      /\bposiciona(mos|r|remos)? su (sitio|pagina|web) (\w+ ){0,4}(primera pagina|primer lugar|google)\b/,
      /\bport(are|iamo|eremo|o) il (tuo|vostro|suo) sito (\w+ ){0,4}(prima pagina|google)\b/,
      /\b(backlinks?|link) (di alta qualita|dofollow|a basso costo)\b/,
      /\b(backlinks?|liens) (de qualite|dofollow|puissants|pas chers?)\b/,
      /\bvotre site (\w+ ){0,5}(premiere page|premiere position)\b/,
      /\b(backlinke?|lidhje) (cilesore|te lira|dofollow)\b/,
      /\bfaqen tuaj (\w+ ){0,5}(faqen e pare|vendin e pare)\b/,
    ],
    weak: [
      /\bbacklinks?\b/,
      /\bguest posts?\b/,
      /\blink building\b/,
      /\bdomain authority\b/,
      /\bincrease (website|organic) traffic\b/,
    ],
  },
  {
    name: 'loan',
    strong: [
      /\b(instant|quick|fast|urgent) loans?\b.{0,60}\b(apply|approval|approved|interest|no collateral|bad credit)\b/,
      /\b(personal|business) loans?\b.{0,60}\b(no collateral|bad credit)\b/,
      /\bdo you need (a|an urgent|a quick) loan\b/,
      /\bloans? (at|with) (only )?\d([.,]\d)? ?% interest\b/,
      /\b(guaranteed|pre-?approved) (loan|credit|funding)\b/,
      /\b(sofort|blitz)kredite? (bis|ab|ohne|von|in|\d)/,
      /\bkredit ohne (schufa|bonitatsprufung)\b/,
      /\b(prestamos?|creditos?) (rapidos?|inmediatos?|urgentes?|sin aval|sin buro)\b/,
      /\bprestit[oi] (rapid[oi]|veloc[ei]|immediat[oi]|senza garanzie|senza busta paga)\b/,
      /\b(prets?|credits?) (rapides?|immediats?|sans justificatif|entre particuliers)\b/,
      /\bkredi (te shpejta|e shpejte|pa kolateral|pa garanci)\b/,
      /\boffr(e|ons|iamo|ecemos|o) (de |des |un )?(prets?|prestit[oi]|prestamos?) (\w+ ){0,3}\d ?%/,
    ],
    weak: [],
  },
  {
    name: 'crypto',
    strong: [
      /\b(double|triple|multiply) your (bitcoins?|crypto|money|investment)\b/,
      /\b(guaranteed|daily|passive) (profits?|returns?|income) (\w+ ){0,4}(bitcoin|crypto|trading|forex)\b/,
      /\b(bitcoin|crypto|forex|btc) (\w+ ){0,3}(guaranteed|passive income|profits? daily|giveaway|investment opportunity)\b/,
      /\byour (btc|bitcoin|crypto) (wallet|transfer|balance)\b/,
      /\bverdoppeln sie ihre (bitcoins?|investition)\b/,
      /\b(bitcoin|krypto)\w* .{0,40}(garantierte[rn]? (gewinn|rendite)\w*|passives einkommen)\b/,
      /\b(duplica|duplique|multiplica|multiplique) (tus?|sus?) (bitcoins?|inversion|dinero)\b/,
      /\b(ganancias?|ingresos) (garantizad[oa]s?|pasivos) .{0,40}(bitcoin|cripto|forex|trading)/,
      /\b(bitcoin|cripto\w*|trading)\b.{0,40}(ganancias? garantizadas?|guadagni garantiti|guadagno garantito|profitti garantiti|rendita passiva)\b/,
      /\b(raddoppia|moltiplica) (i tuoi|il tuo) (bitcoin|soldi|investimento|denaro)\b/,
      /\b(doublez|multipliez) vos (bitcoins?|investissements?|gains)\b/,
      /\b(bitcoin|crypto\w*|trading)\b.{0,40}(gains? garantis?|revenus? passifs?)\b/,
      /\b(dyfisho|shumefisho)(ni)? (bitcoin\w*|parate|investimin)\b/,
      /\b(bitcoin|kripto\w*)\b.{0,40}(fitim\w* te garantuar\w*)\b/,
    ],
    weak: [/\bbitcoins?\b/, /\bforex\b/],
    offers: [offers.coins],
  },
  {
    name: 'pills',
    strong: [
      /\b(buy|cheap|order|discount|generic|online) (\w+ )?(viagra|cialis|levitra|xanax|tramadol|ozempic)\b/,
      /\b(viagra|cialis|levitra|xanax|tramadol) (\w+ ){0,3}(online|without (a )?prescription|cheap|discount|rezeptfrei|sin receta|senza ricetta|sans ordonnance|pa recete)\b/,
      /\bcanadian pharmacy\b/,
      /\b(male|penis) enlargement\b/,
      /\b(potenzmittel|pillen) (\w+ ){0,2}(rezeptfrei|gunstig|kaufen)\b/,
      /\b(pastillas|pildoras) (\w+ ){0,4}(sin receta|erection|ereccion)\b/,
      /\b(pillole|farmaci) (\w+ ){0,4}senza ricetta\b/,
      /\b(pilules|medicaments) (\w+ ){0,4}sans ordonnance\b/,
    ],
    weak: [/\bviagra\b/, /\bcialis\b/],
    offers: [offers.drugs, offers.medicines],
  },
  {
    name: 'gambling',
    strong: [
      /\b(online )?(casino|slots?|poker|betting) (\w+ ){0,3}(bonus|free spins|no deposit|jackpot)\b/,
      /\b(free spins|no deposit bonus|freispiele|tiradas gratis|giri gratis|tours gratuits)\b/,
      /\b(casino|kasino) (\w+ ){0,3}(bonus ohne einzahlung|bono sin deposito|bonus senza deposito|bonus sans depot|bonus pa depozite)\b/,
    ],
    weak: [],
    offers: [offers.games],
  },
  {
    name: 'dating',
    strong: [
      /\b(hot|sexy|lonely) (girls|women|singles|ladies)\b/,
      /\b(sexy|heisse) (frauen|girls|singles)\b/,
      /\b(chicas|mujeres) (calientes|sexys?|solteras)\b/,
      /\b(ragazze|donne) (sexy|calde|single)\b/,
      /\b(filles|femmes) (sexy|chaudes|celibataires)\b/,
      /\b(vajza|femra) (seksi|te nxehta)\b/,
    ],
    weak: [],
  },
  {
    name: 'bulk',
    strong: [
      /\b(email|e-mail|b2b|contact) (lists?|databases?|leads) (\w+ ){0,4}(sale|for only|cheap|verified|buy)\b/,
      /\b(million|thousand|\d{3,}) (verified )?(email addresses|emails|contact forms)\b/,
      /\b(send|deliver|submit) your (\w+ ){0,2}(message|ad|offer) to ([\w.,]+ ){0,5}(contact forms|websites|sites|inboxes)\b/,
      /\b(buy|cheap|real) (instagram|facebook|youtube|tiktok) (followers|likes|views)\b/,
      /\b(seguidores|follower|followers|abonnes) (\w+ ){0,3}(baratos|a poco prezzo|gunstig kaufen|pas chers?|reales)\b/,
      /\bclick (here|the link) (below )?(now|to claim|to unsubscribe|immediately)\b/,
      /\byou( have|'ve) won\b/,
    ],
    weak: [/\byou( have|'ve) been selected\b/],
  },
]
