import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type SettingsSection, settingsAnchors, settingsSectionHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { useIsBelowLarge, useIsNarrow, useIsSmall } from '#ui/hooks/use-screen-width.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const index = css({
  position: { lg: 'sticky' },
  top: { lg: '20' },
  maxHeight: { lg: '[calc(100dvh - 6rem)]' },
  overflowY: { lg: 'auto' },
  paddingInline: { base: '4', lg: '1' },
  paddingBlock: { base: '1', lg: '0' },
  borderRadius: 'card',
  background: { base: 'surface', lg: 'clear' },
  borderWidth: { base: 'thin', lg: 'none' },
  borderStyle: 'solid',
  borderColor: 'line',
})
const list = css({ display: 'flex', flexDirection: 'column', gap: { lg: '3' } })
const item = css({
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  alignItems: 'flex-start',
  columnGap: '2',
  borderTopWidth: { base: 'thin', lg: 'none' },
  borderStyle: 'solid',
  borderColor: 'line',
  _first: { borderTopWidth: 'none' },
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '11', lg: '8' },
  fontSize: 'sm',
  _hover: { textDecoration: 'underline' },
})
const name = css({ fontWeight: 'semibold', width: { base: '24', lg: 'auto' }, flexShrink: '0' })
const parts = css({
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  columnGap: '4',
  minWidth: '0',
  '& a': { color: { base: 'accent', lg: 'fg.muted' }, overflowWrap: 'anywhere' },
})

const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '2',
  width: 'full',
  paddingBlock: '2',
  '& svg': { gridColumn: '2', gridRow: '1 / span 2', width: '4', height: '4', color: 'fg.muted' },
})
const rowName = css({ fontWeight: 'semibold' })
const rowParts = css({ textStyle: 'note', color: 'fg.muted' })

const useSections = (): readonly SectionProps[] => {
  const { settingNames } = useCoreMessages()
  const messages = useMessages().settings
  const ownData = useMessages().ownData
  const devices = useMessages().devices
  const restore = useMessages().restore
  const takeout = useMessages().sharing.takeout
  const diary = useMessages().diary
  const installation = useMessages().installation
  const isInstallOffered = useValue(useApp().view.installOffer.isOpen)
  return [
    {
      anchor: 'you',
      name: messages.sections.you,
      parts: [
        { anchor: 'appearance', name: messages.theme },
        { anchor: 'appearance', name: messages.language },
        { anchor: 'ratings', name: diary.ratings },
      ],
    },
    {
      anchor: 'sources',
      name: messages.sections.sources,
      parts: [
        { anchor: settingsAnchors.provider, name: messages.apiKey },
        { anchor: settingsAnchors.provider, name: messages.region },
      ],
    },
    {
      anchor: 'services',
      name: messages.sections.services,
      parts: [
        { anchor: settingsAnchors.services, name: settingNames.services },
        { anchor: settingsAnchors.releases, name: settingNames.releaseKinds },
      ],
    },
    {
      anchor: 'data',
      name: ownData.heading,
      parts: [
        { anchor: settingsAnchors.import, name: ownData.import },
        { anchor: 'backup', name: ownData.backup },
        { anchor: settingsAnchors.devices, name: devices.heading },
        { anchor: 'restore-points', name: restore.heading },
        { anchor: 'elsewhere', name: takeout.heading },
        { anchor: 'storage', name: ownData.storage },
      ],
    },
    {
      anchor: 'app',
      name: messages.sections.app,
      parts: [
        ...(isInstallOffered ? [{ anchor: 'install', name: installation.install }] : []),
        { anchor: 'keyboard', name: messages.keyboard },
        { anchor: 'flows', name: messages.inspector.developers },
        { anchor: 'about', name: messages.about },
      ],
    },
  ]
}

/** True on a phone, also when it lies: a section is opened alone. */
export const useIsIndexAlone = (): boolean => {
  const [isNarrow, isBelowLarge, isSmall] = [useIsNarrow(), useIsBelowLarge(), useIsSmall()]
  return isNarrow || (isBelowLarge && isSmall)
}

/** Beside the sections, or above them on a narrow screen; on a phone, a row for each, which opens it. */
export const SettingsIndex = ({ isAlone }: { isAlone: boolean }) => (
  <nav className={index} aria-label={useMessages().settings.sections.label}>
    <ul className={list}>
      {useSections().map((section) => (
        <li key={section.anchor} className={item}>
          {isAlone ? <SectionRow {...section} /> : <SectionLinks {...section} />}
        </li>
      ))}
    </ul>
  </nav>
)

interface PartProps {
  readonly anchor: string
  readonly name: string
}

interface SectionProps extends PartProps {
  readonly anchor: SettingsSection
  readonly parts: readonly PartProps[]
}

const SectionRow = ({ anchor, name: section, parts: inside }: SectionProps) => (
  <Link className={row} to={settingsSectionHref(anchor)}>
    <span className={rowName}>{section}</span>
    <span className={rowParts}>{inside.map((part) => part.name).join(' · ')}</span>
    <ChevronRight aria-hidden="true" />
  </Link>
)

const SectionLinks = ({ parts: inside, ...section }: SectionProps) => (
  <>
    <PartLink {...section} className={name} />
    <ul className={parts}>
      {inside.map((part) => (
        <li key={part.name}>
          <PartLink {...part} />
        </li>
      ))}
    </ul>
  </>
)

/** Replaces the address, so that Back leaves Settings at once. */
const PartLink = ({ anchor, name, className = '' }: PartProps & { className?: string }) => (
  <Link className={`${link} ${className}`} to={{ hash: anchor }} replace>
    {name}
  </Link>
)
