import { css } from '#styled/css'
import type { ChartPicture, PictureArrow, PictureState } from './chart.ts'
import { fontSizes, lineHeights } from './picture-sizes.ts'

const styles = css({
  flex: 'none',
  fontFamily: 'body',
  '& text': { fill: 'fg', fontSize: '[13px]' },
  '& [data-part=name]': { fontSize: '[14px]', fontWeight: 'semibold' },
  '& rect, & path': { stroke: 'control', strokeWidth: '[1.2]' },
  '& rect': { fill: 'surface' },
  '& [data-part=divider]': { stroke: 'line' },
  '& [data-part=lines]': { fill: 'fg.muted' },
  '& [data-kind=initial] rect': { fill: 'control', stroke: 'clear' },
  '& [data-kind=compound] > rect, & [data-kind=parallel] > rect': { fill: 'clear' },
  '& [data-kind=parallel] > rect, & [data-kind=root] > rect': { strokeDasharray: '5 4' },
  '& [data-kind=final] > rect': { strokeWidth: '[3.5]' },
  '& path': { fill: 'clear' },
  '& polygon': { fill: 'control' },
  // Arrows pass behind the text of a compound state and behind labels.
  '& [data-part=state] text': {
    paintOrder: 'stroke',
    stroke: 'surface',
    strokeWidth: '[5px]',
    strokeLinejoin: 'round',
  },
  '& [data-part=plate]': { fill: 'surface', stroke: 'clear' },
  '& [data-leaving] path': { stroke: 'accent', strokeWidth: '[1.8]' },
  '& [data-leaving] polygon': { fill: 'accent' },
  '& [data-active] > rect': { stroke: 'accent', strokeWidth: '[2.4]', fill: 'accent.soft' },
  '& [data-active][data-kind=compound] > rect, & [data-active][data-kind=parallel] > rect': { fill: 'clear' },
  '& [data-active] > [data-part=name]': { fill: 'accent' },
  '& [data-part=state]:not([data-kind=compound], [data-kind=parallel]) > text': { stroke: 'clear' },
})

const cornerRadius = 10
const padding = 12

interface PictureProps {
  readonly picture: ChartPicture
  readonly scale: number
  /** Without one, the picture is hidden from screen readers. */
  readonly label?: string | undefined
  readonly active: readonly string[]
}

export const Picture = ({ picture, scale, label, active }: PictureProps) => {
  const { width, height, states, arrows } = picture
  const isLeaving = ({ from }: PictureArrow) => active.includes(from)
  return (
    <svg
      className={styles}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {states.map((state) => (
        <StateBox key={`${state.path} ${state.x} ${state.y}`} state={state} isActive={active.includes(state.path)} />
      ))}
      {arrows.map((arrow) => (
        <g key={`${arrow.from} ${arrow.to} ${arrow.line}`} data-leaving={isLeaving(arrow) ? '' : undefined}>
          <path d={arrow.line} />
          <polygon points={arrow.head} />
        </g>
      ))}
      {states.map((state) =>
        state.name === '' ? null : <StateText key={state.path} state={state} isActive={active.includes(state.path)} />,
      )}
      {arrows.map(({ from, to, label: text }) => (text ? <Label key={`${from} ${to}`} label={text} /> : null))}
    </svg>
  )
}

const StateBox = ({ state, isActive }: { state: PictureState; isActive: boolean }) => {
  const { kind, x, y, width, height } = state
  return (
    <g data-kind={kind} data-active={isActive ? '' : undefined}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'initial' ? width / 2 : cornerRadius} />
    </g>
  )
}

const StateText = ({ state, isActive }: { state: PictureState; isActive: boolean }) => {
  const { kind, x, y, width, name, lines } = state
  const divider = y + padding + lineHeights.name + padding / 2
  return (
    <g data-part="state" data-kind={kind} data-active={isActive ? '' : undefined}>
      <text data-part="name" x={x + width / 2} y={y + padding + fontSizes.name} textAnchor="middle">
        {name}
      </text>
      {lines.length === 0 ? null : <path data-part="divider" d={`M${x} ${divider}h${width}`} />}
      {lines.length === 0 ? null : (
        <text data-part="lines" y={divider + padding / 2}>
          <Lines lines={lines} x={x + padding} />
        </text>
      )}
    </g>
  )
}

const Label = ({ label }: { label: NonNullable<PictureArrow['label']> }) => {
  const { x, y, width, height, lines } = label
  return (
    <g data-part="label">
      <rect data-part="plate" x={x} y={y} width={width} height={height} rx={4} />
      <text y={y + 2} textAnchor="middle">
        <Lines lines={lines} x={x + width / 2} />
      </text>
    </g>
  )
}

const Lines = ({ lines, x }: { lines: readonly string[]; x: number }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a picture never change
    <tspan key={index} x={x} dy={index === 0 ? fontSizes.text : lineHeights.text}>
      {line}
    </tspan>
  ))
