import { Fragment } from 'react'

/** As they were typed, without links. Lines are elements because not every mail program keeps `pre-wrap`. */
export function MailLines({ text }: { text: string }) {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  return (
    <div
      data-slot="mail-lines"
      data-text-format="lines"
      dir="auto"
      style={{ fontSize: '16px', lineHeight: '25px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {lines.map((line, index) => (
        <Fragment key={index.toString()}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </div>
  )
}
