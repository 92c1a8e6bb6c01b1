import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { Button, type ButtonProps } from '#ui/primitives/button.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** Specification 4. */
export type PushState = 'off' | 'enabling' | 'on' | 'disabling'

/** The ten problems of specification 8. */
export type PushProblem = keyof Texts['push-modal']['problems']

export interface PushControlProps {
  state: PushState
  problem?: PushProblem | undefined
  onEnable: () => void
  onUnsubscribe: () => void
  onHelp: () => void
  /** On hover or focus: time to preload. */
  onIntent?: () => void
}

/** One button throughout, so that the focus is never lost. Without scripts it says that it needs one. */
export function PushControl({ state, problem, onEnable, onUnsubscribe, onHelp, onIntent }: PushControlProps) {
  const { t } = useTranslation('push-control')
  const id = useId()
  const isBusy = state === 'enabling' || state === 'disabling'

  function press() {
    if (isBusy) return
    if (state === 'on') onUnsubscribe()
    else onEnable()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this groups a state and its button
    <div
      role="group"
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
        <p id={`${id}-state`} role="status" className="col-start-2 text-ink-soft text-sm noscript:hidden">
          {t(`states.${state}`)}
        </p>
        <p className="col-start-2 hidden text-ink-soft text-sm noscript:block">{t('withoutScripts')}</p>
      </div>
      {problem && <ProblemNotice id={`${id}-problem`} problem={problem} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 noscript:hidden">
        <Button
          aria-disabled={isBusy}
          aria-describedby={`${id}-state`}
          onClick={press}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {t(`actions.${state}`)}
        </Button>
        {problem && <HelpButton onClick={onHelp} aria-describedby={`${id}-problem`} />}
      </div>
    </div>
  )
}

/** The words of problems are in the modal's file: a page without problems does not load it. */
function ProblemNotice({ id, problem }: { id: string; problem: PushProblem }) {
  const { t } = useTranslation('push-modal')
  return (
    <div role="alert">
      <FieldError id={id}>{t(`problems.${problem}.title`)}</FieldError>
    </div>
  )
}

function HelpButton(props: Omit<ButtonProps, 'children' | 'variant'>) {
  const { t } = useTranslation('push-modal')
  return (
    <Button variant="quiet" {...props}>
      {t('help')}
    </Button>
  )
}

function PushSign({ isOn }: { isOn: boolean }) {
  return (
    <span className="relative grid size-6 place-items-center self-center">
      {isOn && <span className="absolute top-0 right-0 size-2 bg-signal" aria-hidden="true" />}
      <Icon name="bell" />
    </span>
  )
}
