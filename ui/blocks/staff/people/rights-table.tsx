import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import type { StaffRole } from '#ui/blocks/staff/people/person.ts'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export type StaffRight = keyof Texts['staff-people']['rights']

export interface RightsTableProps {
  /** Who may what, in the order in which it is shown. */
  rights: readonly { right: StaffRight; who: readonly StaffRole[] }[]
}

const roles: readonly StaffRole[] = ['owner', 'moderator']

/** What each role may do: a lit pane, or none. */
export function RightsTable({ rights }: RightsTableProps) {
  const { t } = useTranslation('staff-people')
  return (
    <section data-slot="rights-table" className="min-w-0">
      <table className="w-full text-sm">
        <caption className="heading h-12 border-ink border-b px-gutter text-left align-middle leading-12 text-h4">
          {t('may.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="px-gutter">
              <span className="sr-only">{t('may.deed')}</span>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className="h-11 w-22 pr-2 text-left font-semibold text-xs last:pr-gutter">
                {t(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ right, who }) => (
            <tr key={right} className="border-line border-t">
              <th scope="row" className="h-11 py-2 pr-4 pl-gutter text-left font-normal">
                {t(`rights.${right}`)}
              </th>
              {roles.map((role) => (
                <td key={role}>
                  <PaneGlyph
                    state={who.includes(role) ? 'live' : 'missing'}
                    size="sm"
                    label={t(who.includes(role) ? 'may.yes' : 'may.no')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
