import { families, type Path, type Picture, type TextPart } from './picture.ts'

type Context = CanvasRenderingContext2D

/** 'rotate(-90) translate(4 20)', as pictures have them. */
const transform = (context: Context, transforms = ''): void => {
  for (const [, name, values = ''] of transforms.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = values.split(/[\s,]+/).map(Number)
    if (name === 'rotate') context.rotate((first * Math.PI) / 180)
    else context.translate(first, second)
  }
}

const paintPath = (context: Context, path: Path): void => {
  const shape = new Path2D(path.d)
  context.save()
  transform(context, path.transform)
  context.globalAlpha = path.opacity ?? 1
  if (path.fill !== 'none') {
    context.fillStyle = path.fill
    context.fill(shape)
  }
  if (path.stroke) {
    context.strokeStyle = path.stroke
    context.lineWidth = path.strokeWidth ?? 1
    context.lineCap = path.strokeLinecap ?? 'butt'
    context.lineJoin = path.strokeLinejoin ?? 'miter'
    // SVG's: the canvas begins with 10.
    context.miterLimit = 4
    context.setLineDash(path.strokeDasharray?.split(/[\s,]+/).map(Number) ?? [])
    context.stroke(shape)
  }
  context.restore()
}

const paintText = (context: Context, part: TextPart): void => {
  context.save()
  transform(context, part.transform)
  context.font = `${part.face === 'grotesk' ? 700 : 400} ${part.size}px ${families[part.face]}`
  context.direction = part.rightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.fillStyle = part.fill
  context.translate(part.x, part.y)
  context.scale(part.width / Math.max(1, context.measureText(part.text).width), 1)
  context.fillText(part.text, 0, 0)
  context.restore()
}

/** As `Drawing` shows it, on a canvas. */
export const paint = (
  context: Context,
  picture: Picture,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  context.save()
  context.translate(x, y)
  context.scale(width / picture.w, width / picture.w)
  context.fillStyle = picture.ground
  context.fillRect(0, 0, picture.w, picture.h)
  for (const part of picture.parts) {
    if ('path' in part) paintPath(context, part.path)
    else if ('text' in part) paintText(context, part.text)
    else {
      const { cutout } = part
      context.save()
      context.translate(cutout.x, cutout.y)
      context.beginPath()
      context.rect(0, 0, cutout.w, cutout.h)
      context.clip()
      for (const path of cutout.paths) paintPath(context, path)
      context.restore()
    }
  }
  context.restore()
}
