import { useId, useState } from 'react'
import { isLanguage, type Language, languageNames, languages } from '#locales/languages.ts'
import { slipsIn, type TypographicSlip } from '#locales/typography.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const wants: Record<TypographicSlip, string> = {
  dots: 'one character for an ellipsis: …',
  dotsApart: 'no space before the ellipsis',
  dotsSpace: 'a hard space before the ellipsis',
  quotes: 'the language’s own quotation marks, and ’ as the apostrophe',
  unit: 'a hard space before the unit',
  percent: 'a hard space before %',
  thousands: 'a hard space within the number',
  section: 'a hard space after §',
  less: 'a hard space after <',
  guillemets: 'a hard space within « », or none',
  range: 'an en dash between the two numbers',
  rangeInSpanish: 'a hyphen between the two numbers, or «de … a …»',
  highSigns: 'a hard space before ; : ! ? »',
}

const examples: Record<Language, string> = {
  en: "It isn't done in 2-4 weeks...",
  sq: 'Deri te 12 490 lexues, "shpejt"',
  de: 'Zu 30% fertig ... und "gut"',
  es: 'Entre 20–40% de los clientes',
  it: 'Il file pesa 10 MB: "troppo"',
  fr: 'Pourquoi? Parce que «oui»!',
}

/** A sentence of one’s own, held to the rules that the tests hold every text to. */
export function TypographyTrial() {
  const [language, setLanguage] = useState<Language>('fr')
  const [text, setText] = useState(examples.fr)
  const id = useId()
  const slips = slipsIn(text, language)
  function choose(value: string) {
    if (!isLanguage(value)) return
    if (Object.values(examples).includes(text)) setText(examples[value])
    setLanguage(value)
  }
  return (
    <div className="grid border border-line lg:grid-cols-2 lg:divide-x lg:divide-line">
      <div className="grid content-start gap-6 p-gutter">
        <Select
          label="Language"
          name={`${id}-language`}
          value={language}
          onChange={({ target }) => choose(target.value)}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <TextField
          label="A sentence"
          name={`${id}-text`}
          lang={language}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="p-gutter max-lg:border-line max-lg:border-t" role="status">
        <p className="heading text-h4">{slips.length === 0 ? 'Set as it should be.' : `Slips: ${slips.length}`}</p>
        <ul className="mt-4 divide-y divide-line">
          {slips.map(({ slip, index }) => (
            <li key={`${slip} ${index}`} className="py-3">
              <code>{`${text.slice(Math.max(0, index - 8), index + 8)}`}</code> wants {wants[slip]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
