import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'defaultValue'>,
    FieldProps {
  prompt: ReactNode
  /** For instance its name and `fileSize(file.size, language)`. */
  describeFile: (file: File) => ReactNode
  removeLabel: string
  /** Undefined after it was removed. */
  onFileChange?: (file: File | undefined) => void
}

/** One file. The native input covers the pane invisibly, for click, drop and keyboard. */
export function FileField({
  label,
  hint,
  error,
  prompt,
  describeFile,
  removeLabel,
  onFileChange,
  onChange,
  className,
  ...props
}: FileFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isChosen = useRef(false)
  const [file, setFile] = useState<File>()
  const [isOver, setOver] = useState(false)

  // Chosen before hydration, or restored by the browser on Back.
  useEffect(() => setFile(inputIn(frame.current)?.files?.[0]), [])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    isChosen.current = true
    const chosen = event.currentTarget.files?.[0]
    setFile(chosen)
    onFileChange?.(chosen)
  }

  function remove() {
    const input = inputIn(frame.current)
    if (!input) return
    input.value = ''
    input.focus()
    setFile(undefined)
    onFileChange?.(undefined)
  }

  /** The pane is tall: what is said below it may lie below the window’s edge. */
  function show(message: HTMLElement | null) {
    if (isChosen.current) message?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <FieldFrame
      id={props.id}
      label={label}
      hint={hint}
      // Read out at once: a wrong file is told while the focus stays where it is.
      error={
        error && (
          <span ref={show} role="alert" className="scroll-mb-[calc(var(--floor,0px)+1rem)]">
            {error}
          </span>
        )
      }
      className={className}
    >
      {(control) => (
        <div
          ref={frame}
          data-slot="file-field-pane"
          data-over={isOver || undefined}
          className="group relative flex min-h-20 items-center gap-4 rounded-pane border border-line-strong border-dashed bg-pane px-4 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-3 has-disabled:opacity-60 has-aria-invalid:border-2 has-aria-invalid:border-danger data-over:border-ink data-over:border-solid data-over:bg-ink data-over:text-paper [&:hover:not(:has(:disabled))]:border-ink"
        >
          <input
            data-slot="file-field"
            type="file"
            {...control}
            {...props}
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 w-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:cursor-not-allowed noscript:static noscript:opacity-100"
          />
          <Icon name={file ? 'file' : 'upload'} className="size-6 shrink-0 noscript:hidden" />
          <span role="status" className="min-w-0 grow break-words noscript:hidden">
            {file ? <span className="font-medium">{describeFile(file)}</span> : prompt}
          </span>
          {file && (
            <IconButton
              label={removeLabel}
              variant="quiet"
              disabled={props.disabled}
              onClick={remove}
              className="relative z-10 -my-1 -mr-2"
            >
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

function inputIn(frame: HTMLElement | null) {
  return frame?.querySelector('input')
}
