import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'

/** The form that the lit pane and every “New issue” sends, by id. */
export const beginForm = 'begin-issue'

export interface BeginIssueProps {
  /** Posted here without scripts, with `deed` `begin`. */
  action: string
  onBegin?: (() => void) | undefined
}

/** Begins an issue; its buttons stand elsewhere on the screen. */
export function BeginIssue({ action, onBegin }: BeginIssueProps) {
  return (
    <div data-slot="begin-issue" className="hidden">
      <DeedForm id={beginForm} action={action} fields={{ deed: 'begin' }} onSend={onBegin}>
        {null}
      </DeedForm>
    </div>
  )
}
