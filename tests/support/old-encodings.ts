/** Two movies in a table with the words of its language, in older encodings. */
export const tablesInOldEncodings = {
  shift_jis: {
    title: '千と千尋の神隠し',
    base64:
      'g16DQ4Nng4sslE4sitOP3JP6CpDngsaQ55BxgsyQX4lCgrUsMjAwMSwyMDIwLTAxLTAyCoLggsyCzIKvlVAsMTk5NywyMDIwLTAxLTAzCg==',
  },
  gbk: {
    title: '卧虎藏龙',
    base64: 'xqzD+yzE6rfdLLnbv7TI1cbaCs7Uu6Ky2MH6LDIwMDAsMjAyMC0wMS0wMgqw1M31sfC8pywxOTkzLDIwMjAtMDEtMDMK',
  },
  'euc-kr': {
    title: '기생충',
    base64: 'waa48Sy/rLW1LL3Dw7vAzwqx4rv9w+YsMjAxOSwyMDIwLTAxLTAyCr/DteW6uMDMLDIwMDMsMjAyMC0wMS0wMwo=',
  },
  'windows-1251': {
    title: 'Сталкер',
    base64: 'zeDn4uDt6OUsw+7kLM/w7vHs7vLw5e3uCtHy4Ovq5fAsMTk3OSwyMDIwLTAxLTAyCtHu6//w6PEsMTk3MiwyMDIwLTAxLTAzCg==',
  },
} as const
