import type { GuideMessages } from '../messages/guide.ts'

export const esES = {
  heading: 'Trae tu historial',
  intro:
    'Lo que has visto, valorado o guardado en otro sitio puede venir contigo. Expórtalo allí y elige aquí el archivo.',
  privacy:
    'Los archivos se leen en tu navegador. Solo se envían títulos, años e identificadores a TMDB para encontrar las películas.',
  choose: 'Elegir archivos',
  csvName: 'Una hoja de cálculo',
  listName: 'Una lista de títulos o enlaces',
  where: {
    trakt: 'En trakt.tv, abre los ajustes, luego «Data», y solicita una exportación.',
    letterboxd: 'En letterboxd.com, abre los ajustes, luego «Data», y exporta tus datos.',
    imdb: 'En imdb.com, abre tus valoraciones, tu lista de seguimiento o una lista y expórtala.',
    tmdb: 'En themoviedb.org, exporta desde tu cuenta tus valoraciones y tu lista de pendientes.',
    simkl: 'En simkl.com, haz una copia de seguridad de tu cuenta. Simkl solo la ofrece a miembros de pago.',
    yamtrack: 'En Yamtrack, exporta tu biblioteca como CSV.',
    movary: 'En Movary, exporta tu historial, tus valoraciones y tu lista de pendientes.',
    watcharr: 'En Watcharr, exporta tu lista de vistos.',
    'media-kraken': 'En Media Kraken, exporta tu colección o toma el archivo de una película de tu almacenamiento.',
    seriesguide: 'En la aplicación SeriesGuide, haz una copia de seguridad.',
    'tv-time': 'TV Time cerró el 15 de julio de 2026. Si guardaste tus datos, todavía se pueden leer.',
    ryot: 'En Ryot, exporta tus datos.',
    netflix:
      'En netflix.com, abre en un navegador la actividad de visionado de tu perfil y descárgala. Las valoraciones y tu lista solo vienen con la copia de tus datos personales, que puedes solicitar en tu cuenta.',
    csv: 'Guárdala como CSV, con una película por fila. Tú dices qué hay en cada columna.',
    list: 'Un título por línea, con el año si quieres, o enlaces de IMDb, TMDB, Letterboxd y Trakt. En los ajustes puedes pegarla.',
  },
  takes: {
    now: 'El archivo está listo al momento.',
    minutes: 'Tarda unos minutos.',
    wait: 'El archivo se prepara para ti, lo que puede tardar un rato.',
    days: 'La descarga es inmediata. La copia de tus datos personales puede tardar un día o más.',
  },
  file: {
    zip: 'Elige el ZIP tal cual.',
    csv: 'Elige el archivo CSV.',
    csvs: 'Elige los archivos CSV, todos a la vez si quieres.',
    json: 'Elige el archivo JSON.',
    simkl: 'Elige el ZIP, el archivo JSON o el archivo CSV.',
    jsonld: 'Elige el archivo JSON-LD.',
    movies: 'Elige el archivo de las películas, no el de las series.',
    tvTime: 'Elige el ZIP, o el archivo CSV o JSON de tus películas.',
    netflix: 'Elige el archivo CSV o el ZIP.',
  },
} satisfies GuideMessages
