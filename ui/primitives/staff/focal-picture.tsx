import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** Shares of width and height, from the left and from the top. */
interface Point {
  x: number
  y: number
}

export interface FocalPictureProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  value: Point
  /** While it is dragged too. */
  onValueChange: (value: Point) => void
  /** What the point is for. */
  label: string
  /** Where it is: “42 % from the left, 30 % from the top”. */
  valueText: string
  /** The whole picture, uncropped. */
  children: ReactNode
}

const STEP = 0.01
const LARGE_STEP = 0.1

const directions: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A window to drag to what must stay in every crop. Arrow keys move it a hundredth, with Shift a tenth. */
export function FocalPicture({
  value,
  onValueChange,
  label,
  valueText,
  className,
  children,
  ...props
}: FocalPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)

  function moveTo({ x, y }: Point) {
    onValueChange({ x: within(x), y: within(y) })
  }

  function drag({ clientX, clientY }: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (box) moveTo({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }

  function press(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    moveTo({ x: value.x + direction.x * step, y: value.y + direction.y * step })
  }

  return (
    <div data-slot="focal-picture" {...props} className={cn('w-fit', className)}>
      <div
        ref={frame}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          // The picture itself is not dragged away.
          event.preventDefault()
          handle.current?.focus({ preventScroll: true })
          drag(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event)
        }}
        className="relative cursor-crosshair touch-none select-none"
      >
        {children}
        <div
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(value.x * 100)}
          aria-valuetext={valueText}
          onKeyDown={press}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          className="absolute size-11 -translate-x-1/2 -translate-y-1/2 outline-none focus-visible:outline-2 focus-visible:outline-signal focus-visible:outline-offset-2"
        >
          <svg viewBox="0 0 44 44" className="size-full fill-none" aria-hidden="true">
            <path d="M5 5h34v34H5zM22 5v34M5 22h34" strokeWidth="7" className="stroke-[#fff]" />
            <path d="M5 5h34v34H5zM22 5v34M5 22h34" strokeWidth="3" className="stroke-[#14171f]" />
          </svg>
        </div>
      </div>
    </div>
  )
}

/** Whole hundredths: nobody aims finer. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
