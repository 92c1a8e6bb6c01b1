import de from '#locales/de/site/contact.json' with { type: 'json' }
import en from '#locales/en/site/contact.json' with { type: 'json' }
import es from '#locales/es/site/contact.json' with { type: 'json' }
import fr from '#locales/fr/site/contact.json' with { type: 'json' }
import it from '#locales/it/site/contact.json' with { type: 'json' }
import { type Language, languageNames, languages } from '#locales/languages.ts'
import sq from '#locales/sq/site/contact.json' with { type: 'json' }

interface Voice {
  /** How readers are addressed. */
  address: string
  /** From the site as it stands. */
  written: string
  /** How it would be wrong. */
  wrong: string
  /** Why. */
  because: string
}

const voices: Record<Language, Voice> = {
  en: {
    address: 'you',
    written: en.next.answer,
    wrong: 'We’ll get back to you as soon as possible!',
    because: 'No date, and an exclamation mark to make up for it.',
  },
  sq: {
    address: 'ju, standard literary form',
    written: sq.next.answer,
    wrong: 'Brenda 24 oreve merr pergjigje.',
    because: 'Addresses one friend, and has lost every ë.',
  },
  de: {
    address: 'Sie',
    written: de.next.answer,
    wrong: 'Wir melden uns schnellstmöglich bei dir!',
    because: 'Du, no date, and an adverb that nobody says.',
  },
  es: {
    address: 'usted',
    written: es.next.answer,
    wrong: '¡Te respondemos lo antes posible!',
    because: 'Tú, no date, exclaimed.',
  },
  it: {
    address: 'Lei',
    written: it.next.answer,
    wrong: 'Ti rispondiamo il prima possibile!',
    because: 'Tu, no date, exclaimed.',
  },
  fr: {
    address: 'vous',
    written: fr.next.answer,
    wrong: 'On te répond au plus vite\u00a0!',
    because: 'Tu, no date, exclaimed.',
  },
}

/** How the site speaks in each language: a sentence of its own, and the same one gone wrong. */
export function Voices() {
  return (
    <ul className="border-line border-t">
      {languages.map((language) => (
        <li key={language} className="grid gap-x-gutter gap-y-4 border-line border-b py-6 md:grid-cols-[9rem_1fr_1fr]">
          <span>
            <strong className="heading block text-h4">{languageNames[language]}</strong>
            <span className="text-ink-soft text-sm">{voices[language].address}</span>
          </span>
          <span>
            <span className="block text-success text-xs">Do</span>
            <span lang={language}>{voices[language].written}</span>
          </span>
          <span>
            <span className="block text-danger text-xs">Don’t</span>
            <span lang={language} className="block line-through decoration-1">
              {voices[language].wrong}
            </span>
            <span className="text-ink-soft text-sm">{voices[language].because}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const promises = {
  '24 h': 'to an answer',
  '48 h': 'to the start, once a project is approved',
  '< 72 h': 'to the kick-off',
  '2–4 weeks': 'for a simple project',
  '8–16 weeks': 'for a complex one',
  '30 days': 'of support after launch, free',
} as const

/** The promises that may be made; there are no others. */
export function Promises() {
  return (
    <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(promises).map(([figure, text]) => (
        <li key={figure} className="flex min-h-40 flex-col justify-between border-line border-r border-b p-gutter">
          <strong className="display text-h2">{figure}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
