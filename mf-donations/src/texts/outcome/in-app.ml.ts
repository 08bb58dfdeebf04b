export const inApp = {
  'app.give': 'സംഭാവന നൽകുന്ന പേജിലേക്ക് മടങ്ങാം',
};
