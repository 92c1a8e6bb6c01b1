import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface FileTargetProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange'> {
  id: string
  label: string
  hint: string
  onFiles?: ((files: File[]) => void) | undefined
}

/** Takes files by click, drop and keyboard: the native input covers the pane invisibly. Without scripts the input is seen, for a form to send. */
export function FileTarget({ id, label, hint, onFiles, className, ...props }: FileTargetProps) {
  const [isOver, setOver] = useState(false)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (!onFiles || !currentTarget.files?.length) return
    onFiles([...currentTarget.files])
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }

  return (
    <div
      data-slot="file-target"
      data-over={isOver || undefined}
      className={cn(
        'group relative flex min-w-0 items-center gap-4 rounded-pane border border-line-strong border-dashed bg-pane px-4 py-3 transition-colors hover:border-ink has-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-3 data-over:border-ink data-over:border-solid data-over:bg-ink data-over:text-paper noscript:flex-col noscript:items-start',
        className,
      )}
    >
      <StaffIcon name="upload" className="size-6 shrink-0 noscript:hidden" />
      <span className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-hint`} className="text-pretty text-ink-soft text-xs group-data-over:text-paper">
          {hint}
        </span>
      </span>
      <input
        id={id}
        name="file"
        {...props}
        type="file"
        aria-describedby={`${id}-hint`}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        className="absolute inset-0 w-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:cursor-not-allowed noscript:static noscript:opacity-100"
      />
    </div>
  )
}
