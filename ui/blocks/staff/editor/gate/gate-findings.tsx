import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { CheckMatrix, type CheckMatrixProps } from '#ui/blocks/staff/editor/gate/check-matrix.tsx'
import { FindingList, type FindingListProps } from '#ui/blocks/staff/editor/gate/finding-list.tsx'
import { canOpen } from '#ui/blocks/staff/editor/gate/gate.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/primitives/tabs.tsx'

export interface GateFindingsProps
  extends Omit<CheckMatrixProps, 'only'>,
    Pick<FindingListProps, 'hrefFor' | 'isChecking'> {
  /** Those that are written, in their order. */
  written: readonly Language[]
}

/** For a narrow screen: one language at a time, what was found first, its checks folded. */
export function GateFindings({ written, hrefFor, isChecking = false, ...matrix }: GateFindingsProps) {
  const { t, i18n } = useTranslation('staff-gate')
  const { chosen, checks, clock, panes, onChoose } = matrix
  const findings = checks?.findings ?? []
  const asking = chosen.find((language) => findings.some((one) => one.in === language && one.level === 'stop'))
  const [picked, setPicked] = useState<Language>()
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = picked ?? asking ?? chosen[0] ?? written[0]
  if (!shown) return null
  return (
    <Tabs
      data-slot="gate-findings"
      value={shown}
      onValueChange={(value) => setPicked(written.find((language) => language === value))}
    >
      <TabsList aria-label={t('list.languages')}>
        {written.map((language) => {
          const own = findings.filter((one) => one.in === language)
          const isStopped = own.some(({ level }) => level === 'stop')
          const state = isStopped ? 'asks' : own.length > 0 ? 'scheduled' : 'live'
          return (
            <TabsTrigger key={language} value={language} className="flex items-center gap-2 px-4 uppercase">
              <PaneGlyph
                state={chosen.includes(language) ? state : 'shut'}
                size="sm"
                className="in-data-[state=active]:panes-on-ink"
              />
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{languageNames[language]}</span>
            </TabsTrigger>
          )
        })}
      </TabsList>
      <TabsContent value={shown} className="py-0">
        {canOpen(panes[shown]) && (
          <Checkbox
            className="border-line border-b px-gutter py-4"
            label={t('matrix.choose', { spoken: spokenLanguage(shown, i18n.language) })}
            checked={chosen.includes(shown)}
            onCheckedChange={(isOn) => onChoose(shown, isOn)}
          />
        )}
        <FindingList
          findings={findings.filter((one) => one.in === shown)}
          clock={clock}
          hrefFor={hrefFor}
          isChecking={isChecking}
        />
        <p className="border-line border-b px-gutter py-3">
          <DeedButton size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t('matrix.fold') : t('matrix.unfold')}
          </DeedButton>
        </p>
        {isUnfolded && <CheckMatrix {...matrix} only={shown} />}
      </TabsContent>
    </Tabs>
  )
}
