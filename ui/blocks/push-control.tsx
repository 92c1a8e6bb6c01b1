import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** What this browser's subscription is doing (specification 4). */
export type PushState = 'off' | 'enabling' | 'on' | 'disabling'

/** The ten things that can go wrong (specification 8). */
export type PushProblem = keyof Texts['push-control']['problems']

export interface PushControlProps {
  state: PushState
  /** What went wrong with the last try. */
  problem?: PushProblem | undefined
  /** Begins the way to notifications: the soft prompt, or the browser's own question. */
  onEnable: () => void
  onUnsubscribe: () => void
  /** Opens the push modal at the problem's next steps. */
  onHelp: () => void
}

/** Switches notifications of new posts on and off. One button throughout, so that the focus never gets lost on the way. */
export function PushControl({ state, problem, onEnable, onUnsubscribe, onHelp }: PushControlProps) {
  const { t } = useTranslation('push-control')
  const id = useId()
  const isBusy = state === 'enabling' || state === 'disabling'

  function press() {
    if (isBusy) return
    if (state === 'on') onUnsubscribe()
    else onEnable()
  }

  return (
    <fieldset
      data-slot="push-control"
      data-state={state}
      aria-labelledby={`${id}-label`}
      className="grid min-w-0 justify-items-start gap-4"
    >
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
        <PushSign isOn={state === 'on'} />
        <p id={`${id}-label`} className="font-medium">
          {t('label')}
        </p>
        <p id={`${id}-state`} role="status" className="col-start-2 text-ink-soft text-sm">
          {t(`states.${state}`)}
        </p>
      </div>
      {problem && (
        <div role="alert">
          <FieldError id={`${id}-problem`}>{t(`problems.${problem}`)}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button aria-disabled={isBusy} aria-describedby={`${id}-state`} onClick={press}>
          {t(`actions.${state}`)}
        </Button>
        {problem && (
          <Button variant="quiet" onClick={onHelp} aria-describedby={`${id}-problem`}>
            {t('help')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** The bell; while notifications are on, a pane behind it is lit. The words beside it say the same. */
function PushSign({ isOn }: { isOn: boolean }) {
  return (
    <span className="relative grid size-6 place-items-center self-center">
      {isOn && <span className="absolute top-0 right-0 size-2 bg-signal" aria-hidden="true" />}
      <Icon name="bell" />
    </span>
  )
}
