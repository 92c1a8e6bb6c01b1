import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffPlace, type StaffPlaceName, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Key, type KeyFace } from '#ui/primitives/staff/key.tsx'
import { Switch } from '#ui/primitives/switch.tsx'

export interface ScreenKey {
  /** One after the other, or with `or` one as good as another. */
  faces: readonly KeyFace[]
  joined?: 'or' | 'then' | 'with' | undefined
  label: string
}

export interface KeySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  places: readonly StaffPlace[]
  /** Those that only this screen has. */
  screenKeys?: readonly ScreenKey[] | undefined
  hasCharacterKeys: boolean
  onCharacterKeysChange: (isOn: boolean) => void
}

/** All keys of the staff side; `?` opens it. Single letters are switched off here as well (WCAG 2.1.4). */
export function KeySheet({
  open,
  onOpenChange,
  places,
  screenKeys = [],
  hasCharacterKeys,
  onCharacterKeysChange,
}: KeySheetProps) {
  const { t } = useTranslation('staff-frame')
  const command = useCommandKey()
  const general: ScreenKey[] = [
    { faces: [command, 'K'], joined: 'with', label: t('keySheet.find') },
    { faces: [command, 'enter'], joined: 'with', label: t('keySheet.lit') },
    { faces: ['?'], label: t('keySheet.sheet') },
    { faces: [t('keySheet.escape')], label: t('keySheet.leave') },
  ]
  const lists: ScreenKey[] = [
    { faces: ['J', 'K'], joined: 'or', label: t('keySheet.rows') },
    { faces: ['enter'], label: t('keySheet.openRow') },
  ]
  const names: StaffPlaceName[] = [...places.map(({ name }) => name), 'account']
  const ways: ScreenKey[] = names.map((name) => ({
    faces: ['G', staffPlaces[name].letter.toUpperCase()],
    joined: 'then',
    label: t(`places.${name}`),
  }))
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" closeLabel={t('close')}>
        <DialogTitle>{t('keySheet.title')}</DialogTitle>
        <DialogDescription className="-mt-3 text-sm">{t('keySheet.text')}</DialogDescription>
        <div className="grid items-start gap-x-8 gap-y-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
          <div className="grid gap-6">
            {screenKeys.length > 0 && <Group title={t('keySheet.screen')} keys={screenKeys} />}
            <Group title={t('keySheet.everywhere')} keys={general} />
          </div>
          <Group title={t('keySheet.go')} keys={ways} />
          <Group title={t('keySheet.lists')} keys={lists} />
        </div>
        <Switch
          className="border-line border-t pt-5 text-sm"
          label={t('keySheet.letters')}
          description={t('keySheet.lettersText', {
            key: t(command === 'command' ? 'keySheet.command' : 'keySheet.control'),
          })}
          checked={hasCharacterKeys}
          onCheckedChange={onCharacterKeysChange}
        />
      </DialogContent>
    </Dialog>
  )
}

function Group({ title, keys }: { title: ReactNode; keys: readonly ScreenKey[] }) {
  return (
    <section>
      <h3 className="heading border-ink border-b pb-2 text-[1.0625rem]">{title}</h3>
      <dl>
        {keys.map(({ faces, joined, label }) => (
          <div key={label} className="flex min-h-10 items-center gap-4 border-line border-b py-1.5 last:border-b-0">
            <dt className="min-w-0 grow">{label}</dt>
            <dd className="flex shrink-0 items-center gap-1 text-ink-soft text-xs">
              <Faces faces={faces} joined={joined} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What is drawn, in words for who does not see it. */
function Faces({ faces, joined = 'with' }: Pick<ScreenKey, 'faces' | 'joined'>) {
  const { t } = useTranslation('staff-frame')
  const spoken: Record<string, string> = {
    command: t('keySheet.command'),
    Ctrl: t('keySheet.control'),
    enter: t('keySheet.enter'),
  }
  const between = joined === 'with' ? '' : t(`keySheet.${joined}`)
  return (
    <>
      <span className="sr-only">
        {faces.map((face) => spoken[face] ?? face).join(between ? ` ${between} ` : ' + ')}
      </span>
      {faces.map((face, index) => (
        <Fragment key={face}>
          {index > 0 && between && (
            <span aria-hidden="true" className="px-0.5">
              {between}
            </span>
          )}
          <Key face={face} aria-hidden="true" className="text-ink" />
        </Fragment>
      ))}
    </>
  )
}
