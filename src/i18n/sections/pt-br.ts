import { ptBR as diary } from '../diary/pt-br.ts'
import { ptBR as filters } from '../filters/pt-br.ts'
import { ptBR as franchise } from '../franchise/pt-br.ts'
import { ptBR as guide } from '../guide/pt-br.ts'
import { ptBR as history } from '../history/pt-br.ts'
import { ptBR as imports } from '../import/pt-br.ts'
import { ptBR as installation } from '../installation/pt-br.ts'
import { ptBR as keys } from '../keys/pt-br.ts'
import { ptBR as notForMe } from '../not-for-me/pt-br.ts'
import { ptBR as offlineCopies } from '../offline-copies/pt-br.ts'
import { ptBR as ownData } from '../own-data/pt-br.ts'
import { ptBR as records } from '../records/pt-br.ts'
import { ptBR as releases } from '../releases/pt-br.ts'
import { ptBR as services } from '../services/pt-br.ts'
import { ptBR as settings } from '../settings/pt-br.ts'
import { ptBR as statistics } from '../statistics/pt-br.ts'
import { ptBR as tonight } from '../tonight/pt-br.ts'
import type { SectionMessages } from './messages.ts'

export const ptBR: SectionMessages = {
  diary,
  filters,
  franchise,
  guide,
  history,
  import: imports,
  installation,
  keys,
  notForMe,
  offlineCopies,
  ownData,
  records,
  releases,
  services,
  settings,
  statistics,
  tonight,
}
