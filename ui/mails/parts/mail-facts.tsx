import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'
import { painted } from './mail-looks.ts'
import { MailPane } from './mail-pane.tsx'

interface Fact {
  /** With the colon, which differs by language. */
  label: string
  value: string
}

export function MailFacts({ facts }: { facts: readonly Fact[] }) {
  const rule = painted('rule')
  const label = painted('soft')
  return (
    <table
      data-slot="mail-facts"
      className="mail-words"
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={painted('words').style}
    >
      <tbody>
        {facts.map((fact, index) => (
          <tr key={fact.label}>
            <td
              className={rule.className}
              style={{
                padding: '8px 0',
                borderWidth: index > 0 ? '1px 0 0' : '0',
                borderStyle: 'solid',
                fontSize: '16px',
                lineHeight: '24px',
                overflowWrap: 'anywhere',
                ...rule.style,
              }}
            >
              <span className={label.className} style={label.style}>
                {fact.label}
              </span>{' '}
              {fact.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface ReceivedFactsProps {
  topic?: Fact | undefined
  /** Milliseconds since 1970. */
  receivedAt?: number | undefined
}

/** What an acknowledgement repeats, where it is known. */
export function ReceivedFacts({ topic, receivedAt }: ReceivedFactsProps) {
  const { t, i18n } = useTranslation('mail')
  const facts = topic ? [topic] : []
  if (receivedAt !== undefined) {
    facts.push({ label: t('facts.date'), value: formatDate(new Date(receivedAt), i18n.language, { timeZone: 'UTC' }) })
  }
  if (facts.length === 0) return null
  return (
    <MailPane>
      <MailFacts facts={facts} />
    </MailPane>
  )
}
