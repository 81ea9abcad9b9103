import { families, type Path, type Picture } from './picture.ts'

// Parts never change order, so the index is a stable key.
const Paths = ({ paths }: { readonly paths: readonly Path[] }) =>
  paths.map((path, index) => {
    const key = index
    return <path key={key} {...path} />
  })

/** Decorative: hidden from assistive technology, named by its context. */
export const Drawing = ({ picture }: { readonly picture: Picture }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${picture.w} ${picture.h}`}
    width="100%"
    height="100%"
    display="block"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <rect width={picture.w} height={picture.h} fill={picture.ground} />
    {picture.parts.map((part, index) => {
      const key = index
      if ('path' in part) {
        return <path key={key} {...part.path} />
      }
      if ('cutout' in part) {
        const { x, y, w, h, paths } = part.cutout
        return (
          <svg key={key} x={x} y={y} width={w} height={h} overflow="hidden" aria-hidden="true">
            <Paths paths={paths} />
          </svg>
        )
      }
      const { text, x, y, size, width, face, fill, rightToLeft, transform } = part.text
      return (
        <text
          key={key}
          x={x}
          y={y}
          fontFamily={families[face]}
          fontWeight={face === 'grotesk' ? 700 : 400}
          fontSize={Math.round(size * 100) / 100}
          textLength={Math.round(width * 100) / 100}
          lengthAdjust="spacingAndGlyphs"
          direction={rightToLeft ? 'rtl' : 'ltr'}
          fill={fill}
          transform={transform}
        >
          {text}
        </text>
      )
    })}
  </svg>
)
