import { languages } from '#locales/languages.ts'
import { DoorFrame } from '#ui/blocks/staff/door/door-frame.tsx'
import { OpenLineWarning } from '#ui/blocks/staff/door/security-warning.tsx'

export interface InsecurePageProps {
  host: string
  path: string
}

/** D25: opened with http from another machine. There is no field that could be read on the way. */
export function InsecurePage({ host, path }: InsecurePageProps) {
  return (
    <DoorFrame
      picture="barred"
      host={host}
      isOpenLine
      languages={languages.map((language) => ({ language, href: `${path}?language=${language}` }))}
    >
      <OpenLineWarning address={host + path} siteHref="/" />
    </DoorFrame>
  )
}
