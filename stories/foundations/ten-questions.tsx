import { isForClient } from '../book/is-for-client.ts'

const questions: readonly (readonly [question: string, address: string])[] = [
  ['Which button for what?', 'docs/primitives-button--docs'],
  [
    'What does the newsletter form say when its limit is reached, in French?',
    'story/blocks-forms-newsletter-form--rate-limited&globals=locale:fr',
  ],
  ['How wide is the reading column?', 'docs/patterns-grid-of-panes--docs'],
  [
    'How does the cookie banner look to someone with forced colours?',
    'story/blocks-consent-cookie-banner--asking&globals=colors:forced',
  ],
  ['What changed this week?', 'docs/what-changed--docs'],
  ['Which colours may words have, and on what?', 'docs/foundations-colour--docs'],
  ['How does Home look on a tablet, at night, in German?', 'story/pages-home--tablet&globals=theme:night;locale:de'],
  [
    'What does a list say that is empty, and one that could not be fetched?',
    'docs/patterns-empty-loading-error-offline--docs',
  ],
  ['What does a screen reader say of the tabs, and which keys work?', 'docs/primitives-tabs--docs'],
  ['Which pages change if I change the contact form?', 'docs/blocks-forms-contact-form--docs'],
]

/** The library that is handed over has no history: there another question has its place. */
const asked = questions.map((one): typeof one =>
  isForClient && one[1] === 'docs/what-changed--docs'
    ? ['What does the mail say that asks a new subscriber to confirm?', 'docs/mails-newsletter-confirm--docs']
    : one,
)

/** What designers and testers ask on their first day, each with the page or the story that answers it. */
export function TenQuestions() {
  return (
    <ol className="grid border-line border-t lg:grid-cols-2 lg:gap-x-gutter">
      {asked.map(([question, address], index) => (
        <li key={question} className="border-line border-b">
          {/* Documents are shown in a frame: the address belongs to the window around it. */}
          <a
            href={`./?path=/${address}`}
            target="_top"
            className="-outline-offset-2 flex min-h-11 gap-4 py-4 underline-offset-4 hover:underline"
          >
            <span className="w-6 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
            {question}
          </a>
        </li>
      ))}
    </ol>
  )
}
