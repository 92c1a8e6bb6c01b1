import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { roomAt } from './motifs/moving-light.ts'

const seconds = 8
const rate = 24
const [width, height] = [1280, 720]
const limit = 700 * 1024
const folder = new URL('../../public/film/', import.meta.url)

// One thread and no encoder timestamps: the same frames give the same bytes.
const vp9 = (quality: number) =>
  `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -deadline good -cpu-used 2 -row-mt 0 -threads 1 -g 96`
const h264 = (quality: number) =>
  `-c:v libx264 -crf ${quality} -preset slow -tune animation -threads 1 -g 96 -movflags +faststart`
const small = '-vf scale=640:360:flags=lanczos'
const common = '-an -pix_fmt yuv420p -map_metadata -1 -fflags +bitexact -flags:v +bitexact'
const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`

const outputs = [
  { file: 'about.webm', options: vp9(31) },
  { file: 'about.mp4', options: h264(21) },
  { file: 'about-640.webm', options: `${small} ${vp9(33)}` },
  { file: 'about-640.mp4', options: `${small} ${h264(22)}` },
]

function startEncoder() {
  const targets = outputs.flatMap(({ file, options }) => [
    ...`${options} ${common}`.split(' '),
    fileURLToPath(new URL(file, folder)),
  ])
  const encoder = spawn('ffmpeg', [...input.split(' '), ...targets], { stdio: ['pipe', 'inherit', 'inherit'] })
  encoder.on('error', () => {
    console.error(
      'ffmpeg was not found. The film needs it, with libvpx and libx264: apt-get install ffmpeg, or brew install ffmpeg.',
    )
    process.exit(1)
  })
  return encoder
}

await mkdir(folder, { recursive: true })
const encoder = startEncoder()
const frames = seconds * rate
for (let frame = 0; frame < frames; frame++) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${roomAt(frame / frames).join('')}</svg>`
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  if (frame % rate === rate - 1) console.info(`${(frame + 1) / rate} of ${seconds} seconds drawn`)
}
encoder.stdin.end()
const [code] = await once(encoder, 'close')
if (code !== 0) {
  console.error(`ffmpeg ended with ${code}; its own message is above.`)
  process.exit(1)
}

for (const { file } of outputs) {
  const { size } = await stat(new URL(file, folder))
  console.info(`${file.padEnd(16)} ${(size / 1024).toFixed(0)} kB`)
  if (size > limit) {
    console.error(`${file} is over 700 kB: the page may not grow past its budget. Raise the crf of its encoder.`)
    process.exitCode = 1
  }
}
console.info('The poster is the picture film-poster: node ui/pictures/draw.ts film-poster')
