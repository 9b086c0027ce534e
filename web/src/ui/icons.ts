// The icon set: one 24 × 24 grid, stroke 1.6, round joins, tint = current colour at 16 %.
// 14 px is the floor; under 20 px always with a word or number.
export const ICONS = {
  gwarek:
    '<path d="M4.5 19.5 14.4 9.6M19.5 19.5 9.6 9.6"/><path fill="currentColor" d="m20.2 8.9-2.3 2.3-5.1-5.1 2.3-2.3z"/><path fill="currentColor" d="M8.9 3.8 11.2 6.1 3.6 11.4z"/>',
  coal: '<path fill="currentColor" fill-opacity=".16" d="M7 8l5-4 6 3 2.5 6-3.5 6-9 1-4.5-6z"/><path d="M7 8l4 4 7-5M11 12l1.5 7.5M3.5 14 11 12l9.5 1"/>',
  iron: '<path fill="currentColor" fill-opacity=".16" d="M2.5 18 5 11h10l2.5 7z"/><path d="M5 11l4-5h9l-3 5M18 6l3.5 7-4 5"/>',
  beer: '<path fill="currentColor" fill-opacity=".16" d="M7 3.5h10c2.4 4.5 2.4 12.5 0 17H7c-2.4-4.5-2.4-12.5 0-17z"/><path d="M5.5 8.3h13M5.5 15.7h13M12 3.5v17"/>',
  tin: '<path fill="currentColor" fill-opacity=".16" d="M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z"/><path d="M8 8.6c3.2-2.2 4.8 1.6.6 5.6h7.2M13.7 7.4v9.6"/>',
  copper:
    '<path fill="currentColor" fill-opacity=".16" d="M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z"/><circle cx="12" cy="9.6" r="2.7"/><path d="M12 12.3v5.2M9.5 15h5"/>',
  water:
    '<path fill="currentColor" fill-opacity=".16" d="M12 3S5.5 10.5 5.5 15a6.5 6.5 0 0 0 13 0C18.5 10.5 12 3 12 3z"/><path d="M9 15.3a3.1 3.1 0 0 0 2.5 2.9"/>',
  arsenic:
    '<path d="M9.3 3h5.4M10 3v5.2L5.6 18.3A1.9 1.9 0 0 0 7.3 21h9.4a1.9 1.9 0 0 0 1.7-2.7L14 8.2V3"/><path fill="currentColor" fill-opacity=".16" d="M7.7 13.5h8.6l2.1 4.8a1.9 1.9 0 0 1-1.7 2.7H7.3a1.9 1.9 0 0 1-1.7-2.7z"/>',
  cube: '<path fill="currentColor" fill-opacity=".16" d="M12 3l8 4.5v9L12 21l-8-4.5v-9z"/><path d="M4 7.5l8 4.5 8-4.5M12 12v9"/>',
  cotton:
    '<path fill="currentColor" fill-opacity=".16" d="M8 6.2c1.1 3.6 1.1 8 0 11.6h8c-1.1-3.6-1.1-8 0-11.6z"/><rect x="5.5" y="3" width="13" height="3.2" rx="1"/><rect x="5.5" y="17.8" width="13" height="3.2" rx="1"/><path d="M8.8 10.2l6.5-1.4M8.8 13l6.5-1.4M8.7 15.8l6.7-1.4"/>',
  goods:
    '<rect fill="currentColor" fill-opacity=".16" x="3.5" y="5" width="17" height="15" rx="1"/><path d="M3.5 9.3h17M3.5 15.7h17M7.5 9.3l9 6.4"/>',
  pottery:
    '<path fill="currentColor" fill-opacity=".16" d="M9.5 3c0 3.3-3.8 5-3.8 10 0 4 2.3 6.5 3.6 8h5.4c1.3-1.5 3.6-4 3.6-8 0-5-3.8-6.7-3.8-10z"/><path d="M8.5 3h7M6.2 10.7h11.6M6.2 14.8h11.6"/>',
  mine: '<circle cx="11.5" cy="5.5" r="2.8"/><path d="M10.4 8.1 7 21M12.6 8.1 16 21M9.3 12.5h4.5M8.2 16.7h6.7M13.5 7.5 20.5 21M3.5 21h17.5"/>',
  ironworks:
    '<path fill="currentColor" fill-opacity=".16" d="M6 21 8 8h6l2 13z"/><path d="M7 8h8M9 8V5.5h4V8M9.5 21v-4a1.5 1.5 0 0 1 3 0v4M16 14h5v7M3 21h18M11 3.5c1.5-1.5 3 0 4.5-1.3"/>',
  brewery:
    '<path fill="currentColor" fill-opacity=".16" d="M5.5 21V10.5L9 5h3l3.5 5.5V21z"/><path d="M15.5 13H20v8M3 21h18M9 5V3h3v2M8.5 21v-4.5h4V21M8.5 12.5h4"/>',
  port: '<circle cx="12" cy="5" r="2"/><path d="M12 7v13.5M8 10.5h8M3.8 13.5c.5 4 4.2 7 8.2 7s7.7-3 8.2-7M2.5 16.2l1.3-2.7 2.6 1.5M21.5 16.2l-1.3-2.7-2.6 1.5"/>',
  shipyard:
    '<path fill="currentColor" fill-opacity=".16" d="M3 11.5h18L18.2 17.5H7z"/><path d="M11 11.5V3.5l5.5 6H11M7.5 17.5 6 21M12.5 17.5V21M17 17.5l1.5 3.5M3 21h18"/>',
  mill: '<path fill="currentColor" fill-opacity=".16" d="M3.5 20.5V11l5 2.8V11l5 2.8v6.7z"/><path d="M15.8 20.5 16.5 4h2.6l.8 16.5M3 20.5h18M6.5 17h1M10 17h1"/>',
  canal:
    '<path fill="currentColor" fill-opacity=".16" d="M2.8 11h18.4L19 15.5H5z"/><path d="M7 11V7.5h8V11M2.5 19.5c1.6-1.4 3.2-1.4 4.750 0s3.2 1.4 4.750 0 3.2-1.4 4.750 0 3.2 1.4 4.750 0"/>',
  rail: '<path d="M8.7 3 4.7 21M15.3 3l4 18M8 6.3h8M7.2 10.2h9.6M6.3 14.5h11.4M5.3 19h13.4"/>',
  link: '<circle cx="8.3" cy="12" r="5.3"/><circle cx="15.7" cy="12" r="5.3" fill="currentColor" fill-opacity=".16"/>',
  coin: '<circle cx="12" cy="12" r="8.7" fill="currentColor" fill-opacity=".16"/><circle cx="12" cy="12" r="5.6"/>',
  income: '<path d="M3 20.5h5v-5h5v-5h5V5M14.7 7.8 18 4.5l3.3 3.3"/>',
  vp: '<circle cx="12" cy="9.3" r="6" fill="currentColor" fill-opacity=".16"/><path d="M8.3 14.2 7 21.5l5-2.7 5 2.7-1.3-7.3M12 6.5v5.6M9.6 7.9l4.8 2.8M14.4 7.9l-4.8 2.8"/>',
  loan: '<rect x="2.8" y="6.5" width="18.4" height="11" rx="1" fill="currentColor" fill-opacity=".16"/><circle cx="12" cy="12" r="2.6"/><path d="M6 10v4M18 10v4"/>',
  build:
    '<path fill="currentColor" fill-opacity=".16" d="M3.5 20.5V11l5 2.8V11l5 2.8v6.7z"/><path d="M15.8 20.5 16.5 4h2.6l.8 16.5M3 20.5h18"/>',
  network:
    '<circle cx="5.2" cy="17.5" r="2.6"/><circle cx="18.8" cy="6.5" r="2.6"/><path d="M7.3 15.8l9.4-7.6M9.3 12l1.9 2.3M12.8 9.2l1.9 2.3"/>',
  develop:
    '<circle cx="12" cy="4.3" r="1.8"/><path d="M11.2 5.9 6 20.5M12.8 5.9 18 20.5M7.8 15.5c2.5 1.7 5.9 1.7 8.4 0"/>',
  sell: '<path d="M12 3.5v17M8 20.5h8M5 7h14"/><path fill="currentColor" fill-opacity=".16" d="M5 7 2.2 13.5h5.6zM19 7l-2.8 6.5h5.6z"/>',
  scout: '<circle cx="10.3" cy="10.3" r="6.3" fill="currentColor" fill-opacity=".16"/><path d="M15 15l5.8 5.8"/>',
  pass: '<path d="M4 12h11.5M11.5 7.5 16 12l-4.5 4.5M20 5.5v13"/>',
  bulb: '<path fill="currentColor" fill-opacity=".16" d="M8.5 16c0-2.2-2.8-3.3-2.8-7a6.3 6.3 0 0 1 12.6 0c0 3.7-2.8 4.8-2.8 7z"/><path d="M9.3 19h5.4M10.5 21.5h3"/>',
  miner:
    '<path fill="currentColor" fill-opacity=".16" d="M5 12.5C5 7.7 8 5 12 5s7 2.7 7 7.5z"/><path d="M3 12.5h18M7 12.5V15a5 5 0 0 0 10 0v-2.5"/><circle cx="12" cy="8.8" r="1.5" fill="currentColor" stroke="none"/>',
  cart: '<path fill="currentColor" fill-opacity=".16" d="M3 7h18l-2.6 9H5.6z"/><circle cx="8.3" cy="18.8" r="1.9"/><circle cx="15.7" cy="18.8" r="1.9"/>',
  cage: '<rect fill="currentColor" fill-opacity=".16" x="6" y="7.5" width="12" height="13.5"/><path d="M12 2v2.5M6 7.5l6-3 6 3M10 7.5V21M14 7.5V21M6 14.2h12"/>',
  lamp: '<path fill="currentColor" fill-opacity=".16" d="M8.5 10h7l1 10.5h-9z"/><path d="M9 10c0-7.5 6-7.5 6 0M12 13.5v3.5M10.3 15.2h3.4"/>',
  tunnel:
    '<path fill="currentColor" fill-opacity=".16" d="M3 20V8.5C6 5 18 5 21 8.5V20z"/><path d="M7 20v-9M17 20v-9M7 11h10M3 20h18"/>',
  shaft: '<path d="M8 3v18M16 3v18M8 8H3M16 8h5M8 14H3M16 14h5M8 19.5h8M10.5 10h3v4h-3zM12 3v7"/>',
  adit: '<path fill="currentColor" fill-opacity=".16" d="M4 20.5V12a8 8 0 0 1 16 0v8.5z"/><path d="M8.3 20.5v-8a3.7 3.7 0 0 1 7.4 0v8M12 4v4.8M6.1 6.7l3.2 3.2M17.9 6.7l-3.2 3.2M2.5 20.5h19"/>',
  pump: '<path d="M3.5 9 20.5 5.5M12 7.3 9 20.5M12 7.3l3 13.2M4.2 9v7M19.8 5.7V12M2.5 20.5h19"/><rect fill="currentColor" fill-opacity=".16" x="17.6" y="12" width="4.4" height="8.5"/><rect x="2.7" y="16" width="3" height="4.5"/>',
  pasty:
    '<path fill="currentColor" fill-opacity=".16" d="M2.8 15.5C3.8 9 7.8 6 12 6s8.2 3 9.2 9.5c-4.2 2.7-14.2 2.7-18.4 0z"/><path d="M6 9.2l1.5 1.9M9.5 6.7l.8 2.3M14.5 6.7l-.8 2.3M18 9.2l-1.5 1.9"/>',
  calciner:
    '<path fill="currentColor" fill-opacity=".16" d="M3 20.5v-6h9v6z"/><path d="M12 20.5 14.5 4h3L20 20.5M2 20.5h20M5.5 20.5v-2.5h3v2.5M3 14.5l4.5-3 4.5 3M16 1.8c1.3-.8 2.3.6 3.8-.4"/>',
  survey: '<circle cx="12" cy="6" r="2.8"/><path d="M14.8 6H20M9.2 6H6M12 8.8V12M12 12 6 21M12 12l6 9M12 12v8"/>',
  emigrate:
    '<path fill="currentColor" fill-opacity=".16" d="M2.5 14h19l-3 5.5H6z"/><path d="M7 14V9.5h9V14M10.5 9.5V5M13.5 9.5V4M13.5 4c1.5-1.3 3 .3 4.5-.7"/>',
  wheelbarrow:
    '<path fill="currentColor" fill-opacity=".16" d="M7 8h12l-3 6.5H9.5z"/><circle cx="6.3" cy="17.6" r="2.8"/><path d="M6.3 17.6 9.5 14.5M19 8l3-1.5M15.3 14.5l2 5.8"/>',
  carriage:
    '<path fill="currentColor" fill-opacity=".16" d="M2.5 7.5h14L15 13H4z"/><circle cx="6" cy="17" r="3.2"/><circle cx="13.3" cy="17" r="3.2"/><path d="M6 13.8v6.4M2.8 17h6.4M13.3 13.8v6.4M10.1 17h6.4M15.6 11.5l6-2"/>',
  motorcar:
    '<path fill="currentColor" fill-opacity=".16" d="M2.5 8.5H13V16H2.5z"/><path d="M13 16V5.5h4.5M13 11h7.5l1 5h-2.3M2.5 16h2M9.3 16h5.2"/><circle cx="6.9" cy="17.3" r="2.4"/><circle cx="16.9" cy="17.3" r="2.4"/>',
  locomotive:
    '<path fill="currentColor" fill-opacity=".16" d="M3.5 9h10v6.5h-10z"/><path d="M13.5 15.5V5H21M19.5 5v10.5M5 9l-.6-4h3.7L7.5 9M10 9V7.3M2 15.5h20"/><circle cx="6.3" cy="18.3" r="2.2"/><circle cx="11.7" cy="18.3" r="2.2"/><circle cx="17.5" cy="18.3" r="2.2"/>',
  train:
    '<rect fill="currentColor" fill-opacity=".16" x="6" y="3.5" width="12" height="13" rx="2.5"/><circle cx="12" cy="12.3" r="1.8"/><path d="M6 8.5h12M8.5 16.5 5.5 21M15.5 16.5l3 4.5M7 19h10"/>',
  "signal-stop":
    '<path d="M7.5 21V3M4.5 21h6"/><path fill="currentColor" stroke="none" d="M7.5 4.3H20l-1.6 2.2L20 8.7H7.5z"/><circle cx="7.5" cy="12.5" r="1.9"/>',
  "signal-go":
    '<path d="M7.5 21V6M4.5 21h6"/><path fill="currentColor" fill-opacity=".16" d="M6.6 8.3 15.5 1.8l2.4 3.3-8.9 6.5z"/><circle cx="7.5" cy="14.5" r="1.9"/>',
  signal:
    '<path d="M7.5 21V6M4.5 21h6"/><path fill="currentColor" fill-opacity=".16" d="M6.6 8.3 15.5 1.8l2.4 3.3-8.9 6.5z"/><circle cx="7.5" cy="14.5" r="1.9"/>',
  switch: '<path d="M6.5 21V3M6.5 17C6.5 10 17.5 11 17.5 3M4 19.5h5M4 6h5M15 5.5h5"/>',
  timetable:
    '<rect fill="currentColor" fill-opacity=".16" x="4" y="3.5" width="16" height="17" rx="1"/><path d="M4 8.5h16M10 8.5v12M12.5 12.5h5M12.5 16.5h5M6.5 12.5h1M6.5 16.5h1"/>',
  hourglass:
    '<path fill="currentColor" fill-opacity=".16" d="M6.5 3.5h11c0 5-4 6-4 8.5s4 3.5 4 8.5h-11c0-5 4-6 4-8.5s-4-3.5-4-8.5z"/><path d="M5 3.5h14M5 20.5h14"/>',
  helper:
    '<path fill="currentColor" fill-opacity=".16" d="M5 9.5C5 5.5 8 4 12 4s7 1.5 7 5.5z"/><path d="M4 9.5h16l-1.5 2.5h-13zM7.5 12v2.5a4.5 4.5 0 0 0 9 0V12"/>',
  die: '<rect fill="currentColor" fill-opacity=".16" x="4" y="4" width="16" height="16" rx="3"/><circle cx="8.7" cy="8.7" r="1.3" fill="currentColor" stroke="none"/><circle cx="15.3" cy="15.3" r="1.3" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="1.3" fill="currentColor" stroke="none"/>',
  order:
    '<path fill="currentColor" fill-opacity=".16" d="M5.5 3h9.5l3.5 3.5V21h-13z"/><path d="M15 3v3.5h3.5M8.5 11h7M8.5 14.5h7M8.5 18h4"/>',
  card: '<rect fill="currentColor" fill-opacity=".16" x="8" y="3" width="12" height="16" rx="1.5"/><path d="M8 6 4 7l3.2 14 9-2"/>',
  "wild-place":
    '<path fill="currentColor" fill-opacity=".16" d="M12 21.5S5 14.8 5 9.7a7 7 0 0 1 14 0c0 5.1-7 11.8-7 11.8z"/><path d="M12 6.2v7M9 8l6 3.5M15 8l-6 3.5"/>',
  "wild-industry":
    '<circle cx="12" cy="12" r="5.5" fill="currentColor" fill-opacity=".16"/><path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8M12 10v4M10 12h4"/>',
  merchant:
    '<path fill="currentColor" fill-opacity=".16" d="M4 9.5 5.5 4h13L20 9.5z"/><path d="M4 9.5a2.670 2.670 0 0 0 5.330 0 2.670 2.670 0 0 0 5.340 0 2.670 2.670 0 0 0 5.330 0M5.5 12.5v8h13v-8M10 20.5v-4.5h4v4.5"/>',
  farm: '<path d="M12 21V8M12 8c0-3 2-4.5 4-5 0 3-1 5-4 5zM12 8c0-3-2-4.5-4-5 0 3 1 5 4 5zM12 14c0-3 2-4.5 4-5 0 3-1 5-4 5zM12 14c0-3-2-4.5-4-5 0 3 1 5 4 5zM5 21h14"/>',
  lock: '<rect fill="currentColor" fill-opacity=".16" x="5" y="10.5" width="14" height="10" rx="1.5"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5"/>',
  tile: '<rect fill="currentColor" fill-opacity=".16" x="4" y="4" width="16" height="16" rx="1.5"/><path d="M4 9h16M8 4v5"/>',
  flip: '<path d="M4 9.5C6 5.5 10 4 13.5 5c2 .5 3.7 1.7 5 3.5M19 4v4.8h-4.8M20 14.5c-2 4-6 5.5-9.5 4.5-2-.5-3.7-1.7-5-3.5M5 20v-4.8h4.8"/>',
  undo: '<path d="M8 5 3.5 9.5 8 14M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9"/>',
  redo: '<path d="m16 5 4.5 4.5L16 14M20 9.5H9.5a5.5 5.5 0 0 0 0 11H15"/>',
  check: '<path d="M4.5 12.5 10 18 20 6.5"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  why: '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.5c0-3.6 5.6-3.3 5.4-.2-.1 2-2.7 2.3-2.7 4.4"/><circle cx="12" cy="16.9" r="1.1" fill="currentColor" stroke="none"/>',
  no: '<circle cx="12" cy="12" r="9"/><path d="M5.7 5.7l12.6 12.6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.8 2.3"/>',
  sun: '<circle cx="12" cy="12" r="4.3" fill="currentColor" fill-opacity=".16"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  moon: '<path fill="currentColor" fill-opacity=".16" d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  log: '<path d="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4"/>',
  book: '<path d="M12 6c-2-1.7-5-2-8.5-2v14.5c3.5 0 6.5.3 8.5 2 2-1.7 5-2 8.5-2V4c-3.5 0-6.5.3-8.5 2zM12 6v14.5"/>',
  bot: '<rect fill="currentColor" fill-opacity=".16" x="4.5" y="8" width="15" height="11.5" rx="2"/><path d="M12 8V4M9.5 16h5M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="3.2" r="1.2"/><circle cx="9" cy="12.3" r="1.2" fill="currentColor" stroke="none"/><circle cx="15" cy="12.3" r="1.2" fill="currentColor" stroke="none"/>',
  human:
    '<circle cx="12" cy="8" r="4.2" fill="currentColor" fill-opacity=".16"/><path d="M4 20.5c.5-4.5 3.8-6.5 8-6.5s7.5 2 8 6.5"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5" fill="currentColor" fill-opacity=".16"/><path d="M2.5 19.5c.4-3.9 3-5.5 6.5-5.5s6.1 1.6 6.5 5.5M15 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.6 3.7 2.2 4 5.2"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5z"/><circle cx="12" cy="12" r="3"/>',
  bell: '<path d="M5.5 17.5V11a6.5 6.5 0 0 1 13 0v6.5zM3.5 17.5h17M10 20.5h4"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>',
  settings:
    '<path d="M3.5 6.5h8.4M17.1 6.5h3.4M3.5 12h1.9M10.6 12h9.9M3.5 17.5h9.4M18.1 17.5h2.4"/><circle cx="14.5" cy="6.5" r="2.6" fill="currentColor" fill-opacity=".16"/><circle cx="8" cy="12" r="2.6" fill="currentColor" fill-opacity=".16"/><circle cx="15.5" cy="17.5" r="2.6" fill="currentColor" fill-opacity=".16"/>',
  first: '<path d="M6 5v14M19 5.5 9.5 12l9.5 6.5z"/>',
  prev: '<path d="M15.5 5 8.5 12l7 7"/>',
  next: '<path d="M8.5 5l7 7-7 7"/>',
  last: '<path d="M18 5v14M5 5.5 14.5 12 5 18.5z"/>',
  play: '<path fill="currentColor" fill-opacity=".16" d="M7 4.5 19 12 7 19.5z"/>',
  chat: '<path d="M4 5h16v11.5h-9L6.5 20.5v-4H4z"/>',
  point:
    '<path fill="currentColor" fill-opacity=".16" d="M8.5 14.5V4.4a1.7 1.7 0 0 1 3.4 0v5.4l5.6 1.1a2.4 2.4 0 0 1 1.9 2.8l-.9 4.3a3.6 3.6 0 0 1-3.5 2.9h-3.2a4 4 0 0 1-3-1.4l-4.1-4.8a1.6 1.6 0 0 1 2.3-2.2z"/><path d="M11.9 9.8v2.6M14.8 10.4v2.4M17.5 10.9v2.3"/>',
  branch:
    '<circle cx="6.5" cy="5" r="2.2"/><circle cx="6.5" cy="19" r="2.2"/><circle cx="17.5" cy="7" r="2.2"/><path d="M6.5 7.2v9.6M17.5 9.2c0 4-4 5.3-11 5.3"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path d="M4.5 12h15"/>',
  focus: '<path d="M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5"/><circle cx="12" cy="12" r="2.5"/>',
  chevron: '<path d="M6 9.5l6 6 6-6"/>',
  flag: '<path d="M6 21V3.5"/><path fill="currentColor" fill-opacity=".16" d="M6 4.5h13l-3 4 3 4H6z"/>',
  offline:
    '<path d="M3 9c5.5-4.8 12.5-4.8 18 0M6.5 12.8c3.3-2.9 7.7-2.9 11 0M4 3.5l16 17"/><circle cx="12" cy="18" r="1.5" fill="currentColor" stroke="none"/>',
  download: '<path d="M12 3.5v12M7 11l5 5 5-5M4 20.5h16"/>',
  "seat-1": '<circle cx="12" cy="12" r="7.5" fill="currentColor" stroke="none"/>',
  "seat-2": '<path fill="currentColor" stroke="none" d="M5.5 5.5h13v13h-13z"/>',
  "seat-3": '<path fill="currentColor" stroke="none" d="M12 3.8 21 19.3H3z"/>',
  "seat-4": '<path fill="currentColor" stroke="none" d="M12 2.5 21.5 12 12 21.5 2.5 12z"/>',
  "seat-5": '<path fill="currentColor" stroke="none" d="M9 4h6v5h5v6h-5v5H9v-5H4V9h5z"/>',
  share:
    '<circle cx="6" cy="12" r="2.6" fill="currentColor" fill-opacity=".16"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" r="2.6"/><path d="M8.3 10.7 15.2 6.8M8.3 13.3l6.9 3.9"/>',
  copy: '<rect fill="currentColor" fill-opacity=".16" x="8.5" y="8.5" width="12" height="12" rx="1.5"/><path d="M15.5 8.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h3.5"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** The set as one hidden sprite of symbols `i-<name>`, put into the page once by App. */
export function sprite(): string {
  const frame =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  return Object.entries(ICONS)
    .map(([name, body]) => `<symbol id="i-${name}" ${frame}>${body}</symbol>`)
    .join("");
}
