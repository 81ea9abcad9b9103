/** Countries with a two-letter code that streaming services and release dates are known for (ISO 3166-1 alpha-2). */
export const regionCodes = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BM BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CN CO CR CU CV CY ' +
  'CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GB GE GF GG GH GI GQ GR GT GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KR ' +
  'KW LB LC LI LK LT LU LV LY MA MC MD ME MG MK ML MM MO MT MU MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PF PG PH PK ' +
  'PL PS PT PY QA RO RS RU RW SA SC SE SG SI SK SM SN SV TC TD TH TN TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW'
).split(' ')
