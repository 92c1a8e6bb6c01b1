import { painted } from './mail-looks.ts'

export interface MailFactsProps {
  /** With the colon, which differs by language. */
  facts: readonly { label: string; value: string }[]
}

export function MailFacts({ facts }: MailFactsProps) {
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
