import type { PerLanguage } from '@trust/shared/contract/languages';
import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';
import { useLanguage } from '@trust/shared/remote';
import { useMemo } from 'react';

const en = {
  limit: 'JPG or PNG, at most {limit} KB. A larger picture is made smaller on this device.',
  'photo-choose': 'Choose a photo',
  'photo-choose-other': 'Choose another photo',
  'document-choose': 'Choose documents',
  'take-photo': 'Take a photo',
  'take-other-photo': 'Take another photo',
  'take-document': 'Take a photo of a document',
  'documents-limit': 'At most {max} documents.',
  'documents-full': 'These are {max} documents, the most that can be added.',
  'documents-left-out_one': 'One file was left out: at most {max} documents can be added.',
  'documents-left-out_other': '{count} files were left out: at most {max} documents can be added.',
  documents: 'Uploaded documents',
  document: 'Document {position}: {name}',
  'picture-of': 'Picture of {name}',
  remove: 'Remove',
  'remove-photo': 'Remove the photo',
  'remove-named': 'Remove {name}',
  replace: 'Replace',
  'replace-named': 'Replace {name}',
  'move-up': 'Move {name} up',
  'move-down': 'Move {name} down',
  cancel: 'Cancel',
  'cancel-named': 'Cancel {name}',
  'retry-named': 'Retry {name}',

  waiting: 'Waiting',
  opening: 'Opening the picture…',
  shrinking: 'Making the picture smaller…',
  sending: 'Uploading: {percent}%',
  checking: 'Sent. Waiting for the answer…',
  progress: 'Uploading {name}',
  'announce-sending': 'Uploading {name}',
  'announce-percent': '{percent}% of {name} uploaded',
  'announce-sent': '{name} sent, waiting for the answer',
  'announce-uploaded': '{name} uploaded',
  'announce-removed': '{name} removed',
  'announce-moved': '{name} is now document {position} of {count}',

  'crop-photo-title': 'Crop the photo',
  'crop-document-title': 'Prepare the document',
  'crop-help-photo': 'Move the picture until the face is inside the frame.',
  'crop-help-document': 'Move the picture until the part that you need is inside the frame.',
  'crop-frame': 'Frame: the arrow keys move the picture',
  'crop-zoom': 'Zoom',
  'crop-turn': 'Rotate',
  'crop-turn-failed': 'This device could not rotate the picture.',
  'crop-send': 'Which part is sent',
  'crop-whole': 'Whole picture',
  'crop-wide': 'Only a wide part',
  'crop-use': 'Use this picture',
  'crop-preview': 'The whole picture, as it is sent',

  'failed-heic':
    'This browser cannot open this phone’s picture format (HEIC). Take a screenshot of the picture and choose that, or choose JPEG (“Most compatible”) in the camera settings and take it again.',
  'failed-broken':
    'This picture cannot be opened. The file may be damaged, or too large for this device. Choose another one, or take a new photo.',
  'failed-no-picture':
    'This file is not a picture that can be sent. Choose a JPG or PNG file, or take a photo of the paper.',
  'failed-too-large': 'File size exceeds {limit} KB',
  'failed-refused-photo': 'Upload error, please check the file ext',
  'failed-refused-document': 'Upload error, please check the file ext size limit {limit} KB',
  'failed-cut':
    'The connection was lost. The picture is still here: it is sent again when the network returns, or press Retry.',
  'failed-busy':
    'The site cannot take the picture just now. The picture is still here: it is sent again by itself, or press Retry.',
  'failed-unavailable': 'The site cannot take the picture just now. Please try again in a few minutes.',
} as const;

const ml: SameKeys<typeof en> = {
  limit: 'JPG അല്ലെങ്കിൽ PNG, പരമാവധി {limit} KB. വലിയ ചിത്രങ്ങൾ അയയ്ക്കുന്നതിനു മുമ്പ് ഇവിടെത്തന്നെ ചെറുതാക്കും.',
  'photo-choose': 'ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
  'photo-choose-other': 'മറ്റൊരു ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
  'document-choose': 'രേഖകൾ തിരഞ്ഞെടുക്കുക',
  'take-photo': 'ഫോട്ടോ എടുക്കുക',
  'take-other-photo': 'മറ്റൊരു ഫോട്ടോ എടുക്കുക',
  'take-document': 'രേഖയുടെ ഫോട്ടോ എടുക്കുക',
  'documents-limit': 'പരമാവധി {max} രേഖകൾ.',
  'documents-full': '{max} രേഖകളായി; ഇതിൽ കൂടുതൽ ചേർക്കാനാവില്ല.',
  'documents-left-out_one': 'ഒരു ഫയൽ ഒഴിവാക്കി: പരമാവധി {max} രേഖകളേ ചേർക്കാനാവൂ.',
  'documents-left-out_other': '{count} ഫയലുകൾ ഒഴിവാക്കി: പരമാവധി {max} രേഖകളേ ചേർക്കാനാവൂ.',
  documents: 'അപ്‌ലോഡ് ചെയ്ത രേഖകൾ',
  document: 'രേഖ {position}: {name}',
  'picture-of': '{name} എന്നതിന്റെ ചിത്രം',
  remove: 'നീക്കുക',
  'remove-photo': 'ഫോട്ടോ നീക്കുക',
  'remove-named': '{name} നീക്കുക',
  replace: 'മാറ്റുക',
  'replace-named': '{name} മാറ്റുക',
  'move-up': '{name} മുകളിലേക്ക് നീക്കുക',
  'move-down': '{name} താഴേക്ക് നീക്കുക',
  cancel: 'റദ്ദാക്കുക',
  'cancel-named': '{name} റദ്ദാക്കുക',
  'retry-named': '{name} വീണ്ടും ശ്രമിക്കുക',

  waiting: 'കാത്തിരിക്കുന്നു',
  opening: 'ചിത്രം തുറക്കുന്നു…',
  shrinking: 'ചിത്രം ചെറുതാക്കുന്നു…',
  sending: 'അപ്‌ലോഡ് ചെയ്യുന്നു: {percent}%',
  checking: 'അയച്ചു. മറുപടിക്കായി കാത്തിരിക്കുന്നു…',
  progress: '{name} അപ്‌ലോഡ് ചെയ്യുന്നു',
  'announce-sending': '{name} അപ്‌ലോഡ് ചെയ്യുന്നു',
  'announce-percent': '{name}: {percent}% അപ്‌ലോഡ് ചെയ്തു',
  'announce-sent': '{name} അയച്ചു; മറുപടിക്കായി കാത്തിരിക്കുന്നു',
  'announce-uploaded': '{name} അപ്‌ലോഡ് ചെയ്തു',
  'announce-removed': '{name} നീക്കി',
  'announce-moved': '{name}: ഇപ്പോൾ സ്ഥാനം {position}, ആകെ {count} രേഖകൾ',

  'crop-photo-title': 'ഫോട്ടോ ശരിയാക്കുക',
  'crop-document-title': 'രേഖ തയ്യാറാക്കുക',
  'crop-help-photo': 'മുഖം ചതുരത്തിനുള്ളിൽ വരുന്നതുവരെ ചിത്രം നീക്കുക.',
  'crop-help-document': 'വേണ്ട ഭാഗം ചതുരത്തിനുള്ളിൽ വരുന്നതുവരെ ചിത്രം നീക്കുക.',
  'crop-frame': 'ചതുരം: അമ്പടയാള കീകൾ കൊണ്ട് ചിത്രം നീക്കാം',
  'crop-zoom': 'വലുതാക്കുക',
  'crop-turn': 'തിരിക്കുക',
  'crop-turn-failed': 'ഈ ഉപകരണത്തിൽ ചിത്രം തിരിക്കാൻ കഴിഞ്ഞില്ല.',
  'crop-send': 'ഏതു ഭാഗമാണ് അയയ്ക്കേണ്ടത്',
  'crop-whole': 'മുഴുവനും',
  'crop-wide': 'വീതിയുള്ള ഭാഗം മാത്രം',
  'crop-use': 'ഈ ചിത്രം ഉപയോഗിക്കുക',
  'crop-preview': 'അയയ്ക്കാൻ പോകുന്ന ചിത്രം',

  'failed-heic':
    'ഈ ഫോണിലെ ചിത്രത്തിന്റെ ഫോർമാറ്റ് (HEIC) ഈ ബ്രൗസറിൽ തുറക്കാനാവില്ല. ചിത്രത്തിന്റെ സ്ക്രീൻഷോട്ട് എടുത്ത് അത് തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ ക്യാമറ സെറ്റിങ്സിൽ JPEG (“Most compatible”) തിരഞ്ഞെടുത്ത് വീണ്ടും എടുക്കുക.',
  'failed-broken':
    'ഈ ചിത്രം തുറക്കാൻ കഴിയുന്നില്ല. ഫയൽ കേടായതാകാം, അല്ലെങ്കിൽ ഈ ഉപകരണത്തിൽ തുറക്കാനാവാത്തത്ര വലുതാകാം. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുകയോ പുതിയ ഫോട്ടോ എടുക്കുകയോ ചെയ്യുക.',
  'failed-no-picture':
    'അയയ്ക്കാവുന്ന തരം ചിത്രമല്ല ഇത്. JPG അല്ലെങ്കിൽ PNG ഫയൽ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ രേഖയുടെ ഫോട്ടോ എടുക്കുക.',
  'failed-too-large': 'ഫയലിന്റെ വലുപ്പം {limit} KB-യിൽ കൂടുതലാണ്',
  'failed-refused-photo': 'അപ്‌ലോഡ് ചെയ്യാനായില്ല; ഫയൽ JPG അല്ലെങ്കിൽ PNG ആണോ എന്ന് പരിശോധിക്കുക',
  'failed-refused-document':
    'അപ്‌ലോഡ് ചെയ്യാനായില്ല; ഫയൽ JPG അല്ലെങ്കിൽ PNG ആണോ എന്നും {limit} KB-യിൽ കൂടുതലല്ലെന്നും പരിശോധിക്കുക',
  'failed-cut':
    'കണക്ഷൻ മുറിഞ്ഞു. ചിത്രം ഇവിടെത്തന്നെയുണ്ട്: നെറ്റ്‌വർക്ക് തിരിച്ചുവരുമ്പോൾ വീണ്ടും അയയ്ക്കും; അല്ലെങ്കിൽ ‘വീണ്ടും ശ്രമിക്കുക’ അമർത്തുക.',
  'failed-busy':
    'ഇപ്പോൾ ചിത്രം സ്വീകരിക്കാൻ സൈറ്റിനു കഴിയുന്നില്ല. ചിത്രം ഇവിടെത്തന്നെയുണ്ട്: അല്പം കഴിഞ്ഞ് വീണ്ടും അയയ്ക്കും; അല്ലെങ്കിൽ ‘വീണ്ടും ശ്രമിക്കുക’ അമർത്തുക.',
  'failed-unavailable': 'ഇപ്പോൾ ചിത്രം സ്വീകരിക്കാൻ സൈറ്റിനു കഴിയുന്നില്ല. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
};

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

export type UploadTranslate = Translate<TextKey<typeof en>>;

/** The texts of uploads. They come with the form, not with the texts of every page. */
export function useUploadTexts(): UploadTranslate {
  const language = useLanguage();
  return useMemo(() => createTranslate(language, TEXTS[language]), [language]);
}
