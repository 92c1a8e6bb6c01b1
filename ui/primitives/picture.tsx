import { type ComponentProps, use, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { PictureHost } from '#ui/lib/picture-host.ts'
import manifest from '#ui/pictures/manifest.json' with { type: 'json' }
import type { PictureEntry } from '#ui/pictures/manifest.ts'

type Entries = Readonly<Record<string, PictureEntry>>
/** Smallest first. A browser that knows neither gets one JPEG. */
const formats = ['avif', 'webp'] as const
const byNight = '(prefers-color-scheme: dark)'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'children'> {
  /** A name in `entries`. */
  slug: string
  /** By default `ui/pictures/manifest.json`, the visitors’ pictures. */
  entries?: Entries
  /** Empty if the words around it say so already. */
  alt: string
  sizes: string
  /** For the picture in the first view: fetched first. All others are lazy. */
  priority?: boolean
  /** Shown by night instead. */
  nightSlug?: string
  /** As in CSS: `4 / 5`. By default its own. */
  ratio?: string
  /** Shown when it cannot be loaded; by default words of our own. */
  fallback?: string
}

/** Its place and colour are there before it; if it fails, a closed window says so. */
export function Picture({ nightSlug, entries = manifest, ...props }: PictureProps) {
  const night = entryOf(entries, nightSlug)
  if (nightSlug === undefined || !night) return <Frame {...props} entries={entries} key={props.slug} />
  // The first follows the device. The second is for a theme chosen by hand: lazy and not displayed is never fetched.
  return (
    <>
      <Frame {...props} entries={entries} darkSlug={nightSlug} className={cn('opposed:hidden', props.className)} />
      <Frame
        {...props}
        entries={entries}
        slug={nightSlug}
        darkSlug={props.slug}
        priority={false}
        className={cn('hidden opposed:block', props.className)}
      />
    </>
  )
}

/** A post may name any picture, such as `constructor`. */
function entryOf(entries: Entries, slug: string | undefined): PictureEntry | undefined {
  return slug !== undefined && Object.hasOwn(entries, slug) ? entries[slug] : undefined
}

interface FrameProps extends Omit<PictureProps, 'nightSlug' | 'entries'> {
  entries: Entries
  darkSlug?: string
}

function Frame({
  slug,
  entries,
  darkSlug,
  alt,
  sizes,
  priority = false,
  ratio,
  fallback,
  className,
  style,
  onError,
  ref,
  ...props
}: FrameProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<readonly string[]>([])
  const host = use(PictureHost)
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current)
  useEffect(() => {
    // The event may have fired before hydration.
    const { current } = image
    const src = current?.getAttribute('src')
    if (src && current?.complete && current.naturalWidth === 0) setFailed([src])
  }, [])

  const picture = entryOf(entries, slug)
  const dark = entryOf(entries, darkSlug)
  const shape = ratio === undefined ? undefined : { aspectRatio: ratio }
  // A host that fails is passed over for our own copy (D31); what comes from elsewhere is tried anew.
  const places = picture ? [filesOf(slug, picture, host), filesOf(slug, picture)] : []
  const files = places.find(({ src }) => !failed.includes(src))
  if (!picture || !files)
    return <NoPicture alt={alt} text={fallback} className={className} style={{ ...shape, ...style }} />
  return (
    <picture className="contents [&>source]:hidden">
      {darkSlug !== undefined &&
        dark &&
        formats.map((format) => (
          <source
            key={format}
            type={mime[format]}
            media={byNight}
            srcSet={filesOf(darkSlug, dark, files === places[0] ? host : undefined)[format]}
            sizes={sizes}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={mime[format]} srcSet={files[format]} sizes={sizes} />
      ))}
      <img
        data-slot="picture"
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        {...props}
        ref={image}
        alt={alt}
        src={files.src}
        onError={(event) => {
          setFailed((before) => [...before, files.src])
          onError?.(event)
        }}
        style={{ backgroundColor: picture.color, ...shape, ...style }}
        className={cn(ratio !== undefined && 'w-full object-cover', className)}
      />
    </picture>
  )
}

interface NoPictureProps extends Pick<ComponentProps<'span'>, 'className' | 'style'> {
  alt: string
  text: string | undefined
}

function NoPicture({ alt, text, className, style }: NoPictureProps) {
  const { t } = useTranslation('common')
  return (
    <span
      data-slot="picture"
      data-state="missing"
      style={style}
      className={cn(
        'relative flex min-h-24 items-center justify-center overflow-hidden border border-line bg-pane',
        className,
      )}
    >
      <svg
        viewBox="0 0 2 2"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-line"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d="M1 0v2M0 1h2" />
      </svg>
      {alt !== '' && <span className="sr-only">{alt}</span>}
      <span className="relative bg-pane px-2 py-1 text-center text-ink-soft text-xs">
        {text ?? t('imageNotAvailable')}
      </span>
    </span>
  )
}

type Format = (typeof formats)[number] | 'jpg'

const mime: Record<(typeof formats)[number], string> = { avif: 'image/avif', webp: 'image/webp' }

type PictureFiles = Readonly<Record<(typeof formats)[number] | 'src', string>>

/** What a browser that asks for AVIF is offered. */
export function pictureSourceSet(slug: keyof typeof manifest, host: string | undefined): string {
  return filesOf(slug, manifest[slug], host).avif
}

const knownFiles = new Map<string, Map<string, PictureFiles>>()

/** Memoised: the manifest never changes. */
function filesOf(slug: string, entry: PictureEntry, host = ''): PictureFiles {
  const ofHost = knownFiles.get(host) ?? new Map<string, PictureFiles>()
  const known = ofHost.get(slug)
  if (known) return known
  const base = `${host}/pictures/${slug}`
  const files = {
    avif: sourceSet(base, entry, 'avif'),
    webp: sourceSet(base, { ...entry, widths: widthsForFew(entry.widths) }, 'webp'),
    src: address(base, widest(entry), 'jpg'),
  }
  ofHost.set(slug, files)
  knownFiles.set(host, ofHost)
  return files
}

function address(base: string, width: number, format: Format): string {
  return `${base}-${width}.${format}`
}

function sourceSet(base: string, { widths }: PictureEntry, format: Format): string {
  return widths.map((width) => `${address(base, width, format)} ${width}w`).join(', ')
}

/** WebP is for browsers of before 2022: three widths are enough for them, and save bytes for all. */
function widthsForFew(widths: number[]): number[] {
  const few = widths.filter((width) => width >= 480 && width <= 1200)
  return few.length > 0 ? few : widths
}

/** Without `srcset`: sharp enough, not the largest. */
function widest({ widths }: PictureEntry): number {
  return widths.findLast((width) => width <= 800) ?? widths[0] ?? 0
}
