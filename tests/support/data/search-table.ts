import type { Language } from '#locales/languages.ts'

/** A search among the posts that come with the site: the post that has to come first, or 'no results'. */
export interface SearchRow {
  language: Language
  /** What the row is about. */
  about: string
  query: string
  first: string
}

const row = (language: Language, about: string, query: string, first: string): SearchRow => ({
  language,
  about,
  query,
  first,
})
const none = 'no results'

export const searchTable: readonly SearchRow[] = [
  row('en', 'a word of a title', 'carousel', 'the-end-of-the-carousel'),
  row('en', 'capitals', 'CAROUSEL', 'the-end-of-the-carousel'),
  row('en', 'a plural for a singular', 'carousels', 'the-end-of-the-carousel'),
  row('en', 'a singular for a plural', 'cookie', 'cookie-banners-done-right'),
  row('en', 'two words in another order', 'budget performance', 'performance-budget'),
  row('en', 'the beginning of a word', 'perfor', 'performance-budget'),
  row('en', 'a letter too many', 'coookie', 'cookie-banners-done-right'),
  row('en', 'a letter missing', 'musem', 'a-museum-in-six-languages'),
  row('en', 'two letters swapped', 'bakrey', 'a-bakery-opens-online'),
  row('en', 'a wrong letter', 'performence', 'performance-budget'),
  row('en', 'a tag', 'typography', 'multilingual-sites'),
  row('en', 'words that stand in the text alone', 'Lighthouse', 'performance-budget'),
  row('en', 'an abbreviation', 'CMS', 'choosing-a-cms'),
  row('en', 'a question', 'what does a website cost?', 'what-a-website-costs'),
  row('en', 'quotation marks', '"European Accessibility Act"', 'european-accessibility-act'),
  row('en', 'an accent that English does not have', 'bakéry', 'a-bakery-opens-online'),
  row('en', 'spaces and signs around', '  --- banners!!! ', 'cookie-banners-done-right'),
  row('en', 'a word that is nowhere', 'helicopter', none),
  row('en', 'a word with one that is nowhere', 'cookie helicopter', none),
  row('en', 'no sense', 'zzqxv', none),
  row('en', 'SQL', "'; drop table posts; --", none),
  row('en', 'SQL that is true', "x' OR '1'='1", none),
  row('en', 'operators of the index as words', 'carousel NEAR', none),
  row('en', 'operators of the index as signs', '"carousel" * ^ : ( ) { } + -', 'the-end-of-the-carousel'),
  row('en', 'a column of the index', 'title:carousel', none),
  row('en', 'operators of PostgreSQL', 'carousel & ! | <-> :*', 'the-end-of-the-carousel'),
  row('en', 'wildcards', '%_%', none),
  row('en', 'markup', '<img src=x onerror=alert(1)>', none),
  row('en', 'an emoji', '🎠', none),
  row('en', 'a word and an emoji', 'carousel 🎠', 'the-end-of-the-carousel'),
  row('en', 'a backslash and a zero byte', 'carousel\\\u0000', 'the-end-of-the-carousel'),
  row('en', '500 characters', 'carousel '.repeat(56), 'the-end-of-the-carousel'),
  row('en', '500 letters', 'c'.repeat(500), none),
  row('en', 'signs alone', '?!… “”', none),

  row('de', 'a word of a title', 'Karussell', 'the-end-of-the-carousel'),
  row('de', 'a case ending', 'Karussells', 'the-end-of-the-carousel'),
  row('de', 'an umlaut', 'Bäckerei', 'a-bakery-opens-online'),
  row('de', 'an umlaut without dots', 'Backerei', 'a-bakery-opens-online'),
  row('de', 'an umlaut in two letters', 'Baeckerei', 'a-bakery-opens-online'),
  row('de', 'a plural', 'Museen', 'a-museum-in-six-languages'),
  row('de', 'a plural with an umlaut', 'Knöpfe', 'cookie-banners-done-right'),
  row('de', 'the end of a compound', 'Budget', 'performance-budget'),
  row('de', 'the beginning of a compound', 'Barriere', 'accessible-from-the-start'),
  row('de', 'a sharp s as ss', 'strasse', 'multilingual-sites'),
  row('de', 'a typing mistake', 'Barrierefreihiet', 'accessible-from-the-start'),
  row('de', 'a form of a verb', 'zeichnet', 'write-before-you-draw'),
  row('de', 'a tag', 'Datenschutz', 'cookie-banners-done-right'),
  row('de', 'quotation marks of the language', '„Redaktionssysteme“', 'choosing-a-cms'),
  row('de', 'a word that is nowhere', 'Hubschrauber', none),

  row('fr', 'a word of a title', 'boulangerie', 'a-bakery-opens-online'),
  row('fr', 'an elided article', 'l’accessibilité au clavier, première semaine', 'accessible-from-the-start'),
  row('fr', 'an elided article, typed', "l'accessibilite premiere semaine", 'accessible-from-the-start'),
  row('fr', 'without accents', 'musee', 'a-museum-in-six-languages'),
  row('fr', 'a plural', 'musées', 'a-museum-in-six-languages'),
  row('fr', 'a singular for a plural', 'bandeau', 'cookie-banners-done-right'),
  row('fr', 'a typing mistake', 'carousel', 'the-end-of-the-carousel'),
  row('fr', 'quotation marks of the language', '« budget de performance »', 'performance-budget'),
  row('fr', 'a tag', 'typographie', 'multilingual-sites'),
  row('fr', 'a word that is nowhere', 'hélicoptère', none),

  row('es', 'a word of a title', 'panadería', 'a-bakery-opens-online'),
  row('es', 'without accents', 'panaderia', 'a-bakery-opens-online'),
  row('es', 'a tilde', 'diseño', 'design-systems-for-small-teams'),
  row('es', 'without its tilde', 'diseno', 'design-systems-for-small-teams'),
  row('es', 'a plural', 'museos', 'a-museum-in-six-languages'),
  row('es', 'a typing mistake', 'acesibilidad', 'accessible-from-the-start'),
  row('es', 'signs of the language', '¿cookies?', 'cookie-banners-done-right'),
  row('es', 'a form of a verb', 'dibujar', 'write-before-you-draw'),
  row('es', 'a word that is nowhere', 'helicóptero', none),

  row('it', 'a word of a title', 'panificio', 'a-bakery-opens-online'),
  row('it', 'an elided article', 'l’accessibilità nella prima settimana', 'accessible-from-the-start'),
  row('it', 'without its accent', 'accessibilita settimana', 'accessible-from-the-start'),
  row('it', 'a singular', 'museo', 'a-museum-in-six-languages'),
  row('it', 'a plural', 'musei', 'a-museum-in-six-languages'),
  row('it', 'a typing mistake', 'panificcio', 'a-bakery-opens-online'),
  row('it', 'a word that two languages share', 'banner', 'cookie-banners-done-right'),
  row('it', 'a word that is nowhere', 'elicottero', none),

  row('sq', 'a word of a title', 'muze', 'a-museum-in-six-languages'),
  row('sq', 'a definite form', 'muzeu', 'a-museum-in-six-languages'),
  row('sq', 'with its accents', 'furrë', 'a-bakery-opens-online'),
  row('sq', 'without its accents', 'furre', 'a-bakery-opens-online'),
  row('sq', 'a definite form of the word', 'karuseli', 'the-end-of-the-carousel'),
  row('sq', 'a case ending', 'karuselit', 'the-end-of-the-carousel'),
  row('sq', 'a typing mistake', 'aksesushmëria', 'accessible-from-the-start'),
  row('sq', 'a cedilla left out', 'cmime', 'what-a-website-costs'),
  row('sq', 'a word that is nowhere', 'helikopter', none),
]
