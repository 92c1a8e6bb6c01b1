import { type Offer, offers } from '#api/services/spam/spam-offers.ts'

/**
 * A seller's, never a topic alone: a client may run a casino or ask for search engine optimisation. What a buyer or a
 * reader may say too ("your site is not showing") belongs to an offer, where it needs a second sign.
 */
interface PhraseFamily {
  name: string
  strong: RegExp[] // enough to quarantine whatever else is known, so only what an ordinary sender hardly says
  weak: RegExp[] // people say it as well
  offers?: Offer[] // each counts as a strong one
}

export const phraseFamilies: PhraseFamily[] = [
  {
    name: 'seo',
    strong: [
      /\b(we|i|us|can|will) (get|put|rank|place|bring) (you|your (web)?site|your business|your page) (\w+ ){0,4}(page one|page 1|first page|1st page|top of google|#1)\b/,
      /\b(we|i|us|can|will) (improve|boost|increase) your (google|search|seo) (rankings?|position|visibility)\b/,
      /\b(we|i|us|can|will) (increase|boost) your (website|organic|site|web) traffic\b/,
      /\b(nxjerrim|ngjisim|sjellim|vendosim) faqen tuaj (\w+ ){0,5}(faqen e pare|vendin e pare)\b/,
      /\b(bringen|platzieren) (wir )?ihre (web)?seite (\w+ ){0,5}(auf seite 1|erste seite|platz 1)\b/,
      /\b(posicionamos|posicionaremos|podemos posicionar) su (sitio|pagina|web) (\w+ ){0,4}(primera pagina|primer lugar|primeros lugares|google)\b/,
      /\b(portiamo|porteremo|possiamo portare) il (tuo|vostro|suo) sito (\w+ ){0,4}(prima pagina|google)\b/,
      /\b(placons|placerons|positionnons|pouvons placer) votre site (\w+ ){0,5}(premiere page|premiere position)\b/,
    ],
    weak: [
      /\bbacklinks?\b/,
      /\bguest posts?\b/,
      /\blink building\b/,
      /\bdomain authority\b/,
      /\bincrease (website|organic) traffic\b/,
    ],
    offers: [offers.search, offers.links],
  },
  {
    name: 'loan',
    strong: [/\bdo you need (a|an urgent|a quick) loan\b/],
    weak: [],
    offers: [offers.loans],
  },
  {
    name: 'crypto',
    strong: [
      /\b(double|triple|multiply) your (bitcoins?|crypto|money|investment)\b/,
      /\byour (btc|bitcoin|crypto) (wallet|transfer|balance) (has|is|was)\b/,
      /\bverdoppeln sie ihre (bitcoins?|investition)\b/,
      /\b(duplica|duplique|multiplica|multiplique) (tus?|sus?) (bitcoins?|inversion|dinero)\b/,
      /\b(raddoppia|moltiplica) (i tuoi|il tuo) (bitcoin|soldi|investimento|denaro)\b/,
      /\b(doublez|multipliez) vos (bitcoins?|investissements?|gains)\b/,
      /\b(dyfisho|shumefisho)(ni)? (bitcoin\w*|parate|investimin)\b/,
    ],
    weak: [/\bbitcoins?\b/, /\bforex\b/],
    offers: [offers.coins],
  },
  {
    name: 'pills',
    strong: [/\b(male|penis) enlargement\b/],
    weak: [/\bviagra\b/, /\bcialis\b/],
    offers: [offers.drugs, offers.medicines],
  },
  {
    name: 'gambling',
    strong: [],
    weak: [],
    offers: [offers.games],
  },
  {
    name: 'dating',
    strong: [],
    weak: [],
    offers: [offers.company],
  },
  {
    name: 'bulk',
    strong: [
      /\b(we|i|can|will) (send|deliver|submit) your (\w+ ){0,2}(message|ad|offer) to ([\w.,]+ ){0,5}(contact forms|inboxes|(million|millions of|thousands of) (web)?sites)\b/,
    ],
    weak: [/\byou( have|'ve) been selected\b/],
    offers: [offers.addresses, offers.followers, offers.prizes],
  },
]
