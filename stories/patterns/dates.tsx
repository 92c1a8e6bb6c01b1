import { priceFrom } from '#locales/brand-prices.ts'
import { formatDate, formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'

const day = new Date('2026-11-01T15:30:00Z')

const columns: Record<string, (language: string) => string> = {
  'A day': (language) => formatDate(day, language, { timeZone: 'UTC' }),
  'A number': (language) => formatNumber(12_490.5, language),
  'A small thousand': (language) => formatNumber(1234, language),
  'A share': (language) => formatNumber(0.385, language, { style: 'percent', maximumFractionDigits: 1 }),
  'A price': (language) => priceFrom('webDevelopment', language),
}

/** The same day and the same figures in six languages, written by the functions that write the site's. */
export function WrittenFigures() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by the keyboard too.
    <section className="overflow-x-auto border-line border-t" aria-label="Dates and figures by language" tabIndex={0}>
      <table className="w-full min-w-200 text-left [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-3 [&_:is(td,th)]:pr-6">
        <thead>
          <tr>
            <th scope="col">Language</th>
            {Object.keys(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => (
            <tr key={language}>
              <th scope="row" className="font-medium">
                {languageNames[language]}
              </th>
              {Object.entries(columns).map(([name, write]) => (
                <td key={name} lang={language} className="tabular-nums">
                  {write(language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
