export function StepDoor({ opening }: { opening: number }) {
  // Where the door's free edge is seen, as a share of the frame's width.
  const edge = Math.round(Math.cos((opening * Math.PI) / 180) * 100)
  const light = 'bg-ink transition-colors duration-450 group-data-current/step:bg-signal'
  return (
    <div
      aria-hidden="true"
      data-slot="step-door"
      className="relative mr-[6%] h-[clamp(15rem,30vw,23rem)] w-[42%] min-w-32 max-w-44"
    >
      <span className="absolute -right-[15%] bottom-[22%] -left-[15%] border-ink border-b" />
      <div className="absolute inset-x-0 top-4 bottom-[22%] border border-ink perspective-[36rem]">
        <span className={`absolute inset-0 ${light}`} />
        <span
          style={{ rotate: `y -${opening}deg` }}
          className="absolute inset-0 origin-left border border-ink bg-paper transition-transform duration-450 group-hover/step:-rotate-y-12 group-data-current/step:-rotate-y-12"
        >
          <span className="absolute inset-x-[16%] top-[8%] h-[38%] border border-line-strong" />
          <span className="absolute inset-x-[16%] bottom-[8%] h-[38%] border border-line-strong" />
          <span className="absolute top-1/2 right-[5%] size-1.5 bg-ink" />
        </span>
      </div>
      <span
        style={{ clipPath: `polygon(${edge}% 0, 100% 0, ${130 - edge * 0.3}% 100%, ${edge * 1.4 - 50}% 100%)` }}
        className={`absolute inset-x-0 bottom-0 h-[22%] ${light}`}
      />
    </div>
  )
}
