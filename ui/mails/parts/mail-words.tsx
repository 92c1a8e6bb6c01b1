import { Fragment, type ReactNode } from 'react'
import type { LetterList, LetterPart, LetterRun } from './mail-letter.ts'
import { MailLink } from './mail-link.tsx'
import { painted } from './mail-looks.ts'
import { MailParagraph } from './mail-paragraph.tsx'

/** What somebody has written with paragraphs, headings, lists and links. */
export function MailWords({ parts }: { parts: LetterPart[] }) {
  return (
    <div data-slot="mail-words">
      {parts.map((part, index) => (
        <Part key={index.toString()} part={part} isLast={index === parts.length - 1} />
      ))}
    </div>
  )
}

function Part({ part, isLast }: { part: LetterPart; isLast: boolean }) {
  const margin = isLast ? 0 : '0 0 12px'
  switch (part.kind) {
    case 'paragraph':
      return (
        <MailParagraph style={{ margin }}>
          <Runs runs={part.runs} />
        </MailParagraph>
      )
    case 'heading':
      return (
        <MailTitle style={{ margin: isLast ? 0 : '4px 0 8px' }}>
          <Runs runs={part.runs} />
        </MailTitle>
      )
    case 'list':
      return <List list={part} margin={margin} />
  }
}

/** A heading below the mail's own. */
export function MailTitle({ children, style }: { children: ReactNode; style?: { margin: number | string } }) {
  const { className, style: colours } = painted('words')
  return (
    <h2
      data-slot="mail-title"
      className={className}
      style={{
        margin: '0 0 8px',
        fontSize: '20px',
        lineHeight: '26px',
        fontWeight: 700,
        letterSpacing: '-0.01em',
        overflowWrap: 'anywhere',
        ...colours,
        ...style,
      }}
    >
      {children}
    </h2>
  )
}

function List({ list: { first, items }, margin }: { list: LetterList; margin: number | string }) {
  const { className, style: colours } = painted('words')
  const style = { margin, padding: '0 0 0 24px', fontSize: '16px', lineHeight: '25px', ...colours }
  const rows = items.map(({ runs, lists }, index) => (
    <li key={index.toString()} style={{ margin: '0 0 4px', overflowWrap: 'anywhere' }}>
      <Runs runs={runs} />
      {lists.map((inner, place) => (
        <List key={place.toString()} list={inner} margin="4px 0 0" />
      ))}
    </li>
  ))
  return first === undefined ? (
    <ul className={className} style={style}>
      {rows}
    </ul>
  ) : (
    <ol className={className} start={first} style={style}>
      {rows}
    </ol>
  )
}

function Runs({ runs }: { runs: readonly LetterRun[] }) {
  return runs.map((run, index) => <Run key={index.toString()} {...run} />)
}

function Run({ text, isStrong, isStressed, href }: LetterRun) {
  const lines = text.split('\n').map((line, index) => (
    <Fragment key={index.toString()}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
  const stressed = isStressed ? <em>{lines}</em> : lines
  const strong = isStrong ? <strong>{stressed}</strong> : stressed
  return href === undefined ? (
    strong
  ) : (
    <MailLink href={href} style={{ wordBreak: 'normal', overflowWrap: 'anywhere' }}>
      {strong}
    </MailLink>
  )
}
