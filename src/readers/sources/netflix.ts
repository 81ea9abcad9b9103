import { counted } from '#domain/values/indices.ts'
import { inUtc } from '../dates.ts'
import { ratingFact, viewingFact, wishFact } from '../facts.ts'
import { ratingFrom, textOf } from '../fields.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { FileRows, GivenMovie } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import type { TableRow } from '../table.ts'

const isHistory = (file: SourceFile): boolean => {
  const { header, has } = file.table()
  return header.length === 2 && has('title', 'date')
}
const isArchived = (file: SourceFile): boolean => file.table().has('profilename', 'starttime', 'title')
const isRatings = (file: SourceFile): boolean => file.table().has('profilename', 'titlename', 'thumbsvalue')
const isMyList = (file: SourceFile): boolean => file.table().has('profilename', 'titlename', 'utctitleadddate')

const dateIn = (row: TableRow): string => row.cell('date', 'starttime')

const seasonOrSeries =
  /(?:^|:)\s*(?:(?:limited |mini)series|miniserie|season|series|kausi|temporada|staffel|saison|stagione|seizoen|s[äe]song|sesong|sezon|сезон)\s*\d*\s*(?::|$|\d)|시즌|シーズン|第\s*\d+\s*[季集話]/iu
const episode = /(?:^|:)\s*(?:episode|jakso|episodio|folge|[ée]pisode|aflevering|avsnitt|серия)\s*\d*\s*(?::|$)/iu

/** Parts, chapters and volumes are those of movies too, and so are names that many titles share. */
const isEpisode = (title: string): boolean => seasonOrSeries.test(title) || episode.test(title)

const minutesIn = (duration: string): number => {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number)
  return hours * 60 + minutes
}

const shortestViewing = 15

const isTrailer = (row: TableRow): boolean =>
  row.cell('supplementalvideotype') !== '' ||
  (row.cell('duration') !== '' && minutesIn(row.cell('duration')) < shortestViewing)

const profileIn = (row: TableRow): string => row.cell('profilename')

const profilesIn = (files: readonly SourceFile[]): readonly string[] => {
  const profiles = files.flatMap((file) => file.table().rows.map(profileIn)).filter((profile) => profile !== '')
  return [...counted(profiles)].sort(([, one], [, other]) => other - one).map(([profile]) => profile)
}

/** '' for all profiles, undefined while the question is open. */
const profileFor = (files: readonly SourceFile[], context: ReadingContext): string | undefined => {
  const [file] = files
  const profiles = profilesIn(files)
  if (!file || profiles.length < 2) return ''
  const { profile } = context.answersTo(file)
  if (profile === undefined) context.ask(file, { profiles })
  return profile
}

interface NetflixContext extends ReadingContext {
  readonly profile: string
}

/** Of broken rows and other profiles there is nothing to read. */
const eachMovie = (
  file: SourceFile,
  context: NetflixContext,
  read: (named: GivenMovie & { readonly title: string }, row: TableRow, rows: FileRows) => void,
): void => {
  const rows = context.file(file.path, 'netflix')
  for (const row of file.table().rows) {
    const title = textOf(row.cell('title', 'titlename'))
    if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
    else if (context.profile !== '' && profileIn(row) !== context.profile) {
      rows.leaveOut(row.line, 'another profile', title)
    } else read({ title, isMovie: false, isSeries: isEpisode(title) }, row, rows)
  }
}

const readViewings = (file: SourceFile, context: NetflixContext): void => {
  const dates = context.datesOf(file)
  const known = new Set<string>()
  eachMovie(file, context, (named, row, rows) => {
    const { title } = named
    const watchedAt = dates.watchedAt(inUtc(dateIn(row)))
    const viewing = `${title} ${watchedAt.value?.slice(0, 10)}`
    if (isTrailer(row)) return rows.leaveOut(row.line, 'nothing said', title)
    if (known.has(viewing)) return rows.leaveOut(row.line, 'repeated', title)
    known.add(viewing)
    rows.add({ line: row.line, named, facts: [viewingFact(watchedAt.value)], reads: [watchedAt] })
  })
}

const starsIn = (row: TableRow): string => row.cell('starvalue').replace(/^(?:0|-\d)$/, '')
/** 0 where there is none: 1 is down, 2 is up, 3 is two thumbs up. */
const thumbsIn = (row: TableRow): number =>
  /^star/i.test(row.cell('ratingtype')) ? 0 : Number(row.cell('thumbsvalue'))

const readRatings = (file: SourceFile, context: NetflixContext): void => {
  const dates = context.datesOf(file)
  eachMovie(file, context, (named, row, rows) => {
    const rating = ratingFrom(starsIn(row), 5)
    const thumbs = thumbsIn(row)
    const ratedAt = dates.time(inUtc(row.cell('eventutcts')))
    if (rating.value === undefined && thumbs === 1) return rows.leaveOut(row.line, 'thumbs down', named.title)
    rows.add({
      line: row.line,
      named,
      facts:
        rating.value === undefined
          ? [thumbs > 1 && { kind: 'liked' }]
          : [{ kind: 'seen' }, ratingFact(rating.value, ratedAt.value)],
      reads: [rating, ratedAt],
    })
  })
}

const readMyList = (file: SourceFile, context: NetflixContext): void => {
  const dates = context.datesOf(file)
  eachMovie(file, context, (named, row, rows) => {
    const addedAt = dates.time(inUtc(row.cell('utctitleadddate')))
    rows.add({ line: row.line, named, facts: [wishFact(addedAt.value)], reads: [addedAt] })
  })
}

/** Titles alone, of movies and episodes. */
export const netflix: Reader = {
  recognizes: (file) => isHistory(file) || isArchived(file) || isRatings(file) || isMyList(file),
  read: (files, given) => {
    const profile = profileFor(files, given)
    if (profile === undefined) return
    const context = { ...given, profile }
    for (const file of files) {
      if (isRatings(file)) readRatings(file, context)
      else if (isMyList(file)) readMyList(file, context)
      else readViewings(file, context)
    }
  },
}
