import type { GuideMessages } from '../messages/guide.ts'

export const ptBR = {
  heading: 'Traga seu histórico',
  intro:
    'O que você viu, avaliou ou quis ver em outro lugar pode vir junto. Exporte de lá e depois escolha o arquivo aqui.',
  privacy:
    'Os arquivos são lidos no seu navegador. Só títulos, anos e IDs são enviados ao TMDB, para encontrar os filmes.',
  choose: 'Escolher arquivos',
  csvName: 'Uma planilha',
  listName: 'Uma lista de títulos ou links',
  where: {
    trakt: 'Em trakt.tv, abra as configurações, depois “Data”, e solicite uma exportação.',
    letterboxd: 'Em letterboxd.com, abra as configurações, depois “Data”, e exporte seus dados.',
    imdb: 'Em imdb.com, abra suas avaliações, sua lista de interesses ou outra lista e exporte.',
    tmdb: 'Em themoviedb.org, exporte suas avaliações e sua lista para assistir na sua conta.',
    simkl: 'Em simkl.com, faça um backup da sua conta. O Simkl só oferece isso a membros pagantes.',
    yamtrack: 'No Yamtrack, exporte sua biblioteca em CSV.',
    movary: 'No Movary, exporte seu histórico, suas notas e sua lista para assistir.',
    watcharr: 'No Watcharr, exporte sua lista de assistidos.',
    'media-kraken': 'No Media Kraken, exporte sua coleção ou pegue o arquivo de um filme no seu armazenamento.',
    seriesguide: 'No app SeriesGuide, faça um backup.',
    'tv-time': 'O TV Time foi encerrado em 15 de julho de 2026. Se você salvou seus dados, eles ainda podem ser lidos.',
    ryot: 'No Ryot, exporte seus dados.',
    netflix:
      'Em netflix.com, abra em um navegador o histórico de títulos assistidos do seu perfil e baixe o arquivo. As avaliações e a sua lista só vêm com a cópia dos seus dados pessoais, que você pode solicitar na conta.',
    csv: 'Salve em CSV, com um filme por linha. Você diz o que há em cada coluna.',
    list: 'Um título por linha, com o ano se quiser, ou links do IMDb, TMDB, Letterboxd e Trakt. Nas configurações, você pode colar a lista.',
  },
  takes: {
    now: 'O arquivo fica pronto na hora.',
    minutes: 'Leva alguns minutos.',
    wait: 'O arquivo é preparado para você, o que pode demorar um pouco.',
    days: 'O download é imediato. A cópia dos seus dados pessoais pode levar um dia ou mais.',
  },
  file: {
    zip: 'Escolha o ZIP como está.',
    csv: 'Escolha o arquivo CSV.',
    csvs: 'Escolha os arquivos CSV, todos juntos se quiser.',
    json: 'Escolha o arquivo JSON.',
    simkl: 'Escolha o ZIP, o arquivo JSON ou o arquivo CSV.',
    jsonld: 'Escolha o arquivo JSON-LD.',
    movies: 'Escolha o arquivo dos filmes, não o das séries.',
    tvTime: 'Escolha o ZIP, ou o arquivo CSV ou JSON dos seus filmes.',
    netflix: 'Escolha o arquivo CSV ou o ZIP.',
  },
} satisfies GuideMessages
