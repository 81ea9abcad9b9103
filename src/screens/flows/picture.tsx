import type { CSSProperties } from 'react'
import { css, cx } from '#styled/css'
import type { ChartPicture } from './chart.ts'

// Set in what the layout measured with: in another face the words would leave their boxes.
const styles = css({
  display: 'block',
  fontFamily: '[Helvetica, Arial, "Liberation Sans", sans-serif]',
  '& path, & circle, & polygon, & polyline': { fill: '[none]', stroke: 'control', strokeWidth: '[1.2]' },
  '& polygon': { fill: 'control' },
  '& [data-kind=initial] circle': { fill: 'control' },
  // A rim in the colour behind keeps words readable where a line passes.
  '& text': {
    fill: 'fg',
    fontSize: '[12px]',
    paintOrder: 'stroke',
    stroke: 'surface',
    strokeWidth: '[3px]',
    strokeLinejoin: 'round',
  },
  '& [data-part=arrow] text': { fill: 'fg.muted', fontSize: '[10px]' },
  '& [data-part=state] path': { fill: 'surface', transitionProperty: '[fill, stroke]', transitionDuration: 'base' },
  '& [data-part=state] text ~ text': { fill: 'fg.muted' },
  '& [data-kind=compound] > path, & [data-kind=parallel] > path': { fill: 'clear' },
  '& [data-kind=final] > path': { strokeWidth: '[3.5]' },
  '& [data-kind=passing] > path': { strokeDasharray: '[2 2]' },
  '& [data-kind=anywhere] > path': { strokeDasharray: '[5 4]' },
  '& [data-active] > path': { stroke: 'accent', strokeWidth: '[2.4]', fill: 'accent.soft' },
  '& [data-active][data-kind=compound] > path': { fill: 'clear' },
  '& [data-part=state]:not([data-kind=compound]) > text': { stroke: '[none]' },
  '& [data-active] > text:first-of-type': { fill: 'accent', fontWeight: 'bold' },
  '& [data-active] polygon': { stroke: 'accent', fill: 'accent' },
})
const sized = css({
  width: 'full',
  minWidth: '[var(--least)]',
  maxWidth: '[var(--most)]',
  marginInline: 'auto',
})
const fitted = css({ width: 'full', height: 'full' })

interface PictureProps {
  readonly picture: ChartPicture
  /** What it shows, for those who do not see it; without it the picture is left out for them. */
  readonly label?: string
  /** Paths of the states to highlight. */
  readonly active?: readonly string[]
  /** 'readable' may be wider than its place, 'fitted' never is. */
  readonly size: 'readable' | 'fitted'
}

/** The chart of a machine as it was laid out at build, in the colours of the app. */
export const Picture = ({ picture, label, active = [], size }: PictureProps) => {
  const { left, top, width, height, states, arrows } = picture
  const sizes = { '--least': `${width * 0.95}px`, '--most': `${width * 1.35}px` } as CSSProperties
  return (
    <svg
      className={cx(styles, size === 'readable' ? sized : fitted)}
      style={sizes}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {states.map(({ path, kind, outlines, rules, circles, texts }) => (
        <g
          key={`${path} ${circles.map(({ cx: x, cy }) => `${x} ${cy}`).join()}`}
          data-part="state"
          data-kind={kind}
          data-active={active.includes(path) ? '' : undefined}
        >
          {outlines.map((line) => (
            <path key={line} d={line} />
          ))}
          {circles.map(({ cx: x, cy, r }) => (
            <circle key={`${x} ${cy}`} cx={x} cy={cy} r={r} />
          ))}
          {rules.map((points) => (
            <polygon key={points} points={points} />
          ))}
          <Texts texts={texts} />
        </g>
      ))}
      {arrows.map(({ from, to, line, head, texts }) => (
        <g key={`${from} ${to} ${line}`} data-part="arrow">
          <path d={line} />
          <polygon points={head} />
          <Texts texts={texts} />
        </g>
      ))}
    </svg>
  )
}

const Texts = ({ texts }: { texts: ChartPicture['states'][number]['texts'] }) =>
  texts.map(({ text, x, y }) => (
    <text key={`${x} ${y}`} x={x} y={y}>
      {text}
    </text>
  ))
