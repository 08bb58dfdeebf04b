/**
 * The most common passwords of eight characters or more, in lower case; from the lists that security agencies publish,
 * with those that are likely in this country and on this site.
 */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
  1111111111 00000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 999999999 12341234
  12344321 11223344 1122334455 123123123 123321123 12121212 13131313 10203040 102030405 147258369 147852369
  159753159 741852963 789456123 963852741 123456aa 123456ab 12345678a 123456789a 1234567a a12345678 a123456789
  aa123456 aa12345678 abc12345 abc123456 abcd1234 abcd12345 abcde12345 abcdefgh abcdefghi abcdefg1 1234abcd
  123abc123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwer1234 qwert123 qwert1234 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyui qwertyuiop qwertyu1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 asdfghjk asdfghjkl asdf1234
  asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zaq12wsx zaq1zaq1 poiuytrewq mnbvcxz1 password password1 password12
  password123 password1234 password12345 password! password1! password@1 password@123 passw0rd p@ssword
  p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 p@ssword123 pass1234 pass12345 pass@123 pass@1234 mypassword
  passwordpassword newpassword changeme changeme1 changeme123 letmein1 letmein123 letmeinnow welcome1 welcome12
  welcome123 welcome@123 welcome1234 iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod ilovemom ilovedad
  iloveyou@123 loveyou1 lovelove loveme123 princess princess1 princess123 sunshine sunshine1 superman superman1
  superman123 spiderman batman123 starwars starwars1 football football1 football123 baseball basketball
  cricket123 cricket@123 liverpool manchester chelsea123 arsenal123 barcelona ronaldo7 messi1010 whatever
  trustno1 dragon123 monkey123 michael1 jennifer jessica1 charlie1 jordan23 computer computer1 internet
  samsung1 samsung123 google123 facebook facebook1 facebook123 whatsapp whatsapp123 instagram instagram1
  android1 iphone123 master123 shadow123 killer123 hello123 hello1234 hellohello helloworld admin123
  admin1234 admin12345 admin@123 admin@1234 administrator adminadmin root1234 rootroot user1234 username
  guest123 guest1234 test1234 test12345 test@123 testtest testing1 testing123 demo1234 default1 secret123
  secret1234 topsecret temp1234 temppassword abc@1234 abc@12345 abcd@123 abcd@1234 abcdef123 india123 india@123
  india1234 indian123 india1947 bharat123 hindustan kerala123 kerala@123 kerala1234 keralam123 malayalam
  malayali mallu123 kochi123 cochin123 calicut123 kozhikode malappuram thrissur123 trivandrum kannur123 wayanad1
  palakkad kollam123 ernakulam kottayam alappuzha idukki123 kasaragod onam1234 krishna1 krishna123 ganesha1
  jaihind1 jaihind123 jesus123 jesuschrist godislove godisgood allah123 allahuakbar bismillah786 bismillah
  muhammad muhammad123 mohammed mohammed123 786786786 ammaamma ammaachan ammaacha1 amma1234 achan1234
  shelter1 shelter12 shelter123 shelter1234 shelter@123 sheltertrust charity1 charity123 donation1 donation123
  donate123 volunteer trust123 trust1234 computer123 school123 student1 student123 teacher1 teacher123 doctor123
  family123 mother123 father123 brother1 sister123 bestfriend friends1 friends123 freedom1 flower123 butterfly
  chocolate cookie123 pokemon1 pokemon123 naruto123 minecraft qwerty@123 qwerty!@# 1234qwer 123qwe123 123qweasd
  qwe123qwe asd123asd zxc123zxc 1a2b3c4d a1b2c3d4 a1s2d3f4 aaaaaaaa aaaaaaaaa zzzzzzzz xxxxxxxx abababab abc123abc
  1password 12password 123password 1234567q 12345qwert 123456qwerty monday123 january1 december summer123
  winter123 spring123 autumn123 summer2024 summer2025 winter2024 winter2025 password2023 password2024
  password2025 password2026 india2024 india2025 india2026 kerala2024 kerala2025 kerala2026 secure123 security
  security1 private1 nopassword forgot123 letmein! access14 access123 mustang1 corvette ferrari1 porsche911
  hunter123 ranger123 soccer123 hockey123 tigger123 matrix123 phoenix1 diamond1 silver123 orange123 purple123
  banana123 cheese123 pepper123 ginger123 maggie123 samantha alexander elizabeth victoria christian stephanie
  anthony1 matthew1 andrew123 thomas123 daniel123 joseph123 joshua123 nicholas benjamin jonathan`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the commonest. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFC').toLowerCase());
}
