import { Maximize2, Minus, Plus, Scan, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { DrawnFlow } from './chart.ts'
import { ChartView, type ZoomActions } from './chart-view.tsx'

const frame = css({
  layerStyle: 'card',

  overflow: 'hidden',
})
const bar = css({
  row: '1',
  justifyContent: 'flex-end',
  paddingInline: '2',
  borderBottomWidth: 'thin',
  borderColor: 'line',
  '& > p': { marginInlineEnd: 'auto', paddingInlineStart: '2', textStyle: 'note', color: 'fg.muted' },
})
const hint = css({ display: { base: 'none', md: 'block' } })
const inPage = css({ maxHeight: '[min(75dvh, 48rem)]' })
const filled = css({ stack: '0', height: 'viewport' })
const inDialog = css({ flex: '1', minHeight: '0' })

interface ZoomableChartProps {
  readonly flow: DrawnFlow
  readonly active: readonly string[]
}

export const ZoomableChart = ({ flow, active }: ZoomableChartProps) => {
  const [isFullScreen, setFullScreen] = useState(false)
  const chartProps = { pictures: flow.pictures.full, label: messages.picture(flow.id), active }
  const close = () => setFullScreen(false)
  return (
    <div className={frame}>
      <ChartView
        {...chartProps}
        className={inPage}
        toolbar={(zoom) => (
          <Toolbar zoom={zoom}>
            <IconButton
              label={messages.fullScreen}
              icon={<Maximize2 aria-hidden="true" />}
              onClick={() => setFullScreen(true)}
            />
          </Toolbar>
        )}
      />
      <Dialog open={isFullScreen} onClose={close} label={messages.picture(flow.id)} size="screen">
        {isFullScreen ? (
          <div className={filled} lang="en-US">
            <ChartView
              {...chartProps}
              className={inDialog}
              zoomsOnWheel
              toolbar={(zoom) => (
                <Toolbar zoom={zoom}>
                  <IconButton label={messages.closeFullScreen} icon={<X aria-hidden="true" />} onClick={close} />
                </Toolbar>
              )}
            />
          </div>
        ) : null}
      </Dialog>
    </div>
  )
}

const Toolbar = ({ zoom, children }: { zoom: ZoomActions; children: ReactNode }) => {
  return (
    <div className={bar}>
      <p className={hint}>{messages.keys}</p>
      <IconButton label={messages.zoomOut} icon={<Minus aria-hidden="true" />} onClick={zoom.zoomOut} />
      <IconButton label={messages.zoomIn} icon={<Plus aria-hidden="true" />} onClick={zoom.zoomIn} />
      <IconButton label={messages.fit} icon={<Scan aria-hidden="true" />} onClick={zoom.fit} />
      {children}
    </div>
  )
}
